package androidx.localbroadcastmanager.content;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;

public final class LocalBroadcastManager {
  public static LocalBroadcastManager getInstance(Context context);
  public void registerReceiver(BroadcastReceiver receiver, IntentFilter filter);
  public void unregisterReceiver(BroadcastReceiver receiver);
  public boolean sendBroadcast(Intent intent);
  public void sendBroadcastSync(Intent intent);
}
