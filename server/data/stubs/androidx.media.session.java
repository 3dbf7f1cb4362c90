package androidx.media.session;

import android.app.PendingIntent;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.support.v4.media.session.MediaSessionCompat;
import android.view.KeyEvent;

public class MediaButtonReceiver extends BroadcastReceiver {
  public MediaButtonReceiver();
  public void onReceive(Context context, Intent intent);
  public static KeyEvent handleIntent(MediaSessionCompat mediaSessionCompat, Intent intent);
  public static PendingIntent buildMediaButtonPendingIntent(Context context, long action);
}
