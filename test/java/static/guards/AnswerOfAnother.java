/**
 * A method of our own is asked before the use: it helps if whoever frees changes what the answer is read from. What a
 * library answers, or what the answer of a method with arguments is for them, is not followed.
 */
package fixture.guards;

import android.app.Service;
import android.content.Intent;
import android.os.Handler;
import android.os.IBinder;

public class AnswerOfAnother extends Service {
  static class Status {
    private final boolean recording;

    Status(boolean recording) {
      this.recording = recording;
    }

    boolean isRecording() {
      return recording;
    }
  }

  private final Handler handler = new Handler();
  private Status status = new Status(false);
  private boolean open;
  private StringBuilder track;
  private StringBuilder log;
  private StringBuilder page;

  private final Runnable update =
      () -> {
        addPoint();
        addLine();
        addPage();
      };

  @Override
  public void onCreate() {
    track = new StringBuilder();
    log = new StringBuilder();
    page = new StringBuilder();
    open = true;
  }

  @Override
  public int onStartCommand(Intent intent, int flags, int startId) {
    status = new Status(true);
    handler.postDelayed(update, 1000);
    return START_STICKY;
  }

  private void addPoint() {
    if (!status.isRecording()) return;
    track.append("."); //~ free(A) use track
  }

  private void addLine() {
    if (isClosed()) return;
    log.append("line"); //~ quiet(guard) log
  }

  private boolean isClosed() {
    return !open;
  }

  private void addPage() {
    if (!isListed("page")) return;
    page.append("page"); //~ quiet(guard) page
  }

  private boolean isListed(String name) {
    return getPackageName().contains(name);
  }

  @Override
  public void onDestroy() {
    open = false;
    track = null; //~ free(A) free track
    log = null; //~ quiet(guard) log
    page = null; //~ quiet(guard) page
  }

  @Override
  public IBinder onBind(Intent intent) {
    return null;
  }
}
