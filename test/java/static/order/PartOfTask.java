/**
 * What a task's job has made is the task's own, also where a lambda that anybody can find knows the task: it is not
 * shared with the task that is started next. What all tasks put into a list of the service's class is.
 */
package fixture.order;

import android.app.Service;
import android.content.Intent;
import android.os.AsyncTask;
import android.os.IBinder;
import java.util.ArrayList;
import java.util.List;

class PartOfTask extends Service {
  private static Runnable progress;
  private static final List<String> done = new ArrayList<>();

  @Override
  public int onStartCommand(Intent intent, int flags, int id) {
    new Work().execute();
    return START_STICKY;
  }

  @Override
  public IBinder onBind(Intent intent) {
    return null;
  }

  private class Work extends AsyncTask<Void, Void, Integer> {
    private Copy copy;
    private int steps;

    @Override
    protected Integer doInBackground(Void... nothing) {
      progress = () -> show(steps);
      copy = new Copy();
      copy.execute("a");
      return 1;
    }

    @Override
    protected void onPostExecute(Integer count) {
      if (copy.failed.isEmpty()) stopSelf(); //~ quiet(ordered)? failed
      if (done.isEmpty()) stopSelf(); //~ race(A) read done
    }

    private void show(int count) {}

    private class Copy {
      final List<String> failed;

      Copy() {
        failed = new ArrayList<>();
      }

      void execute(String name) {
        failed.add(name); //~ quiet(ordered)? failed
        done.add(name); //~ race(A) update done
        new Steps(() -> execute(name)).end();
      }
    }
  }

  private static class Steps {
    private final Runnable atEnd;

    Steps(Runnable atEnd) {
      this.atEnd = atEnd;
    }

    void end() {
      if (hashCode() == 1) atEnd.run();
    }
  }
}
