/** Some methods are for everybody, the others for whoever has the object: one thread, which those race with. */
package fixture.open;

import com.facebook.infer.annotation.ThreadSafe;
import com.google.common.annotations.VisibleForTesting;

class SafeMethodsOnly {
  protected int shown;
  protected int own;
  private int hidden;
  private int tested;
  private int locked;

  @ThreadSafe
  public void show() {
    shown = 1; //~ race(A) write+ shown
  }

  public int shown() {
    return shown; //~ race(A) read shown
  }

  public void own() {
    own++; //~ quiet(one-thread) own
  }

  public int ownNow() {
    return own; //~ quiet(one-thread) own
  }

  @ThreadSafe
  private void hide() {
    hidden++; //~ race(B) self hidden
  }

  @ThreadSafe
  @VisibleForTesting
  public void test() {
    tested++; //~ race(C) self tested
  }

  @ThreadSafe
  public synchronized void lock() {
    locked = 1; //~ race(D) write? locked
  }

  public int locked() {
    return locked; //~ race(D) read locked
  }

  @ThreadSafe
  public void refresh() {}

  static class Sub extends SafeMethodsOnly {
    private int refreshed;

    @Override
    public void refresh() {
      refreshed++; //~ race(E) self refreshed
    }
  }
}
