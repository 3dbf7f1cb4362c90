package androidx.media.app;

import android.app.PendingIntent;
import android.support.v4.media.session.MediaSessionCompat;

public class NotificationCompat {
  public static class MediaStyle extends androidx.core.app.NotificationCompat.Style {
    public MediaStyle();
    public MediaStyle setShowActionsInCompactView(int... actions);
    public MediaStyle setMediaSession(MediaSessionCompat.Token token);
    public MediaStyle setShowCancelButton(boolean show);
    public MediaStyle setCancelButtonIntent(PendingIntent pendingIntent);
  }
}
