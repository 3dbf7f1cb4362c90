package androidx.legacy.content;

import android.content.BroadcastReceiver;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;

public abstract class WakefulBroadcastReceiver extends BroadcastReceiver {
  public WakefulBroadcastReceiver();
  public static ComponentName startWakefulService(Context context, Intent intent);
  public static boolean completeWakefulIntent(Intent intent);
}
