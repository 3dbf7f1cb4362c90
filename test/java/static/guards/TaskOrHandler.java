/**
 * A helper posts the answer to the handler that it is given, or tells it at once where it was given none. Who waits
 * for an answer on the main thread gives a handler, who wants none gives neither; only who gives null with a task is
 * told on the helper's thread.
 */
package fixture.guards;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class TaskOrHandler extends Activity {
  interface Answer {
    void tell(String text);
  }

  static class Remote {
    private final ExecutorService pool = Executors.newCachedThreadPool();

    void ask(String question, Answer answer, Handler handler) {
      pool.execute(() -> {
        String text = question + "?";
        if (answer != null) postOrTell(handler, () -> answer.tell(text));
      });
    }

    static void postOrTell(Handler handler, Runnable task) {
      if (handler != null) {
        handler.post(task);
      } else {
        task.run();
      }
    }
  }

  private final Remote remote = new Remote();
  private final Handler main = new Handler(Looper.getMainLooper());
  private int answers; //~ quiet(one-thread|ordered|confined)
  private int told;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    remote.ask("who", text -> answers++, main);
    remote.ask("forget it", null, null);
    remote.ask("where", text -> told++, null); //~ race(A) update told
  }

  @Override
  protected void onResume() {
    super.onResume();
    answers = 0;
    told = 0; //~ race(A) write told
  }
}
