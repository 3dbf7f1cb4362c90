/**
 * A method starts a thread and waits for it: meanwhile the looper that called the method does nothing else. What
 * another thread starts so, what is not waited for on every way, and what the starter does beside it is a race.
 */
package fixture.order;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;

public class JoinedByStarter extends Activity {
  private static int height;
  private static int depth;
  private static int width;
  private static int length;
  private static boolean patient;

  private static void lift() {
    if (!patient) return;
    Thread lifting = new Thread(() -> height = height + 1); //~ quiet(ordered|one-thread)? height
    lifting.start();
    try {
      lifting.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void sink() {
    Thread sinking = new Thread(() -> depth = depth + 1); //~ race(A) self depth
    sinking.start();
    try {
      sinking.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void widen() {
    Thread widening = new Thread(() -> width = width + 1); //~ race(B) self width
    widening.start();
    if (!patient) return;
    try {
      widening.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void stretch() {
    Thread stretching = new Thread(() -> length = length + 1); //~ race(C) write length
    stretching.start();
    length = length + 2; //~ race(C) write length
    try {
      stretching.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Thread(JoinedByStarter::sink).start();
  }

  public void onClimb(View view) {
    lift();
    sink();
    widen();
    stretch();
  }

  @Override
  protected void onPause() {
    super.onPause();
    height = 0; //~ quiet(ordered|one-thread)? height
  }
}
