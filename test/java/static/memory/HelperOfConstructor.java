/**
 * A constructor fills what it makes by a helper that others call later, on another thread. Until it is over nobody
 * else has the object, although others of its kind are known everywhere (an earlier screen has left one in a
 * static field), and although it is shown to code that is not there. Whoever gives itself to another thread
 * before it is filled is not safe.
 */
package fixture.memory;

import android.app.Activity;
import android.os.Bundle;
import java.util.ArrayList;
import java.util.List;

class Part {
  private Runnable changed;

  void onChange(Runnable changed) {
    this.changed = changed;
  }
}

interface Meter {
  void count(Object what);
}

class Scene {
  static Scene last;
  private final List<Part> parts = new ArrayList<>();
  private final Runnable update = new Runnable() {
    @Override
    public void run() {
      redraw();
    }
  };
  private Part sky = null;

  Scene(Meter meter) {
    meter.count(this);
    sky = new Part();
    add(sky);
  }

  void add(Part part) {
    part.onChange(update);
    parts.add(part); //~ quiet(ordered|lock)? parts
  }

  void redraw() {}
}

class Crowd {
  private final List<Part> crowd = new ArrayList<>();

  Crowd() {
    new Thread(this::join).start();
    join();
  }

  private void join() {
    crowd.add(new Part()); //~ race(B) self crowd
  }
}

public class HelperOfConstructor extends Activity {
  Meter meter;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    if (Scene.last != null) Scene.last.redraw();
    Scene.last = new Scene(meter); //~ maybe(C) race write last
    new Crowd();
    new Thread(HelperOfConstructor::fill).start();
  }

  private static synchronized void fill() {
    Scene.last.add(new Part()); //~ maybe(C) race read last
  }
}
