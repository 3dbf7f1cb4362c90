/**
 * One helper puts tasks into the queue that it is given: a list that the caller keeps to itself until it hands it
 * over, or a looper. What is put into a list that has been handed over is another matter.
 */
package fixture.aliasing;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.HandlerThread;
import java.util.ArrayList;
import java.util.List;

class GivenQueues extends Activity {
  interface Queue {
    void put(Runnable task);
  }

  static class Batch implements Queue {
    private final List<Runnable> tasks = new ArrayList<>();

    @Override
    public void put(Runnable task) {
      tasks.add(task); //~ quiet(ordered|confined|owned)? tasks
    }
  }

  static class LateBatch implements Queue {
    private final List<Runnable> late = new ArrayList<>();

    @Override
    public void put(Runnable task) {
      late.add(task); //~ race(A)! write late
    }
  }

  static class Posting implements Queue {
    private final Handler handler;

    Posting(Handler handler) {
      this.handler = handler;
    }

    @Override
    public void put(Runnable task) {
      handler.post(task);
    }
  }

  private final HandlerThread painter = new HandlerThread("painter");
  private Queue painting;

  static void enqueue(Queue queue, Runnable task) {
    queue.put(task);
  }

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    painter.start();
    painting = new Posting(new Handler(painter.getLooper()));
    enqueue(painting, () -> {});
    paintAtOnce();
    paintTooEarly();
  }

  private void paintAtOnce() {
    Batch batch = new Batch();
    enqueue(batch, () -> {});
    enqueue(painting, () -> {
      for (Runnable task : batch.tasks) task.run();
    });
  }

  private void paintTooEarly() {
    LateBatch batch = new LateBatch();
    enqueue(painting, () -> {
      for (Runnable task : batch.late) task.run(); //~ race(A) read late
    });
    enqueue(batch, () -> {});
  }

  @Override
  protected void onResume() {
    super.onResume();
    enqueue(painting, () -> {});
  }
}
