/** Which thread calls is not known, but where the source asks for the main one, no two come at once. */
package fixture.open;

import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class AssertedMain {
  private int shown;
  private int half;
  private int below;

  void show() {
    Threads.assertMainThread();
    shown++; //~ quiet(one-thread) shown
  }

  int shown() {
    Threads.assertMainThread();
    return shown; //~ quiet(one-thread) shown
  }

  void count() {
    if (Threads.isMainThread()) half = 1; //~ race(A) write half
  }

  int half() {
    return half; //~ race(A) read half
  }

  void outer() {
    Threads.assertMainThread();
    inner();
  }

  private void inner() {
    below++; //~ quiet(one-thread) below
  }

  static final class Threads {
    static native boolean isMainThread();

    static native void assertMainThread();
  }
}
