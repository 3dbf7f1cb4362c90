/** A media session that is released calls nobody back any more. */
package fixture.lifecycle;

import android.app.Service;
import android.content.Intent;
import android.media.session.MediaSession;
import android.os.IBinder;

public class SessionReleased extends Service {
  private MediaSession session;
  private StringBuilder songs = new StringBuilder();

  @Override
  public void onCreate() {
    super.onCreate();
    session = new MediaSession(this, "songs");
    session.setCallback(new MediaSession.Callback() {
      @Override
      public void onPlay() {
        songs.append("one"); //~ quiet(ordered) songs
      }
    });
  }

  @Override
  public IBinder onBind(Intent intent) {
    return null;
  }

  @Override
  public void onDestroy() {
    session.release();
    songs = null;
    super.onDestroy();
  }
}
