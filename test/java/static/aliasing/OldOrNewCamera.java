/**
 * One field holds a lens of the old kind or of the new: what the one calls back does not meet the other, which is told
 * less loudly (tiers.test.ts) than the race of a kind with itself.
 */
package fixture.aliasing;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.HandlerThread;

abstract class Lens {
  final Preview preview;
  int shots;

  Lens(Preview preview) {
    this.preview = preview;
  }

  abstract void shoot();
}

class OldLens extends Lens {
  OldLens(Preview preview) {
    super(preview);
  }

  @Override
  void shoot() {
    new Handler().post(new Runnable() {
      @Override
      public void run() {
        preview.moved();
      }
    });
  }
}

class NewLens extends Lens {
  private final HandlerThread thread = new HandlerThread("lens");

  NewLens(Preview preview) {
    super(preview);
    thread.start();
  }

  @Override
  void shoot() {
    new Handler(thread.getLooper()).post(new Runnable() {
      @Override
      public void run() {
        preview.taken();
        preview.moved();
      }
    });
    shots++; //~ race(A)! self shots
  }
}

class Preview {
  Lens lens;
  int moves;

  void moved() {
    moves++; //~ spurious(B) race self moves
  }

  void taken() {
    lens.shoot();
  }
}

public class OldOrNewCamera extends Activity {
  private final Preview preview = new Preview();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    preview.lens = state == null ? new OldLens(preview) : new NewLens(preview);
    findViewById(1).setOnClickListener(view -> preview.taken());
  }
}
