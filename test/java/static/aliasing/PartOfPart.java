/** A part of a part: of an object that is shared with a task, and of one that a screen has for itself. */
package fixture.aliasing;

import android.app.Activity;
import android.os.Bundle;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PartOfPart extends Activity {
  static class Updater {
    private int average;

    void add(int step) {
      average = average + step; //~ race(A) update+ average
    }

    void reset() {
      average = 0; //~ quiet(one-thread|ordered|confined|owned) average
    }
  }

  static class Intervals {
    final Updater updater = new Updater();

    void addAll(int step) {
      updater.add(step);
    }

    void clear() {
      updater.reset();
    }
  }

  static class Model {
    private final Intervals shared = new Intervals();
    private final ExecutorService pool = Executors.newSingleThreadExecutor();

    void load() {
      pool.execute(() -> shared.addAll(1));
      shared.addAll(2);
    }
  }

  private final Model model = new Model();
  private final Intervals own = new Intervals();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    model.load();
  }

  @Override
  protected void onResume() {
    super.onResume();
    own.clear();
  }
}
