/** The lock is taken on one branch only. */
package fixture.locks;

import java.util.concurrent.locks.ReentrantLock;

class ConditionalLock {
  private final ReentrantLock lock = new ReentrantLock();
  private int value;

  void change(boolean careful) {
    if (careful) {
      lock.lock();
    }
    value++; //~ race(A) self value
    if (careful) {
      lock.unlock();
    }
  }

  public static void main(String[] args) {
    ConditionalLock conditional = new ConditionalLock();
    new Thread(() -> conditional.change(true)).start();
    new Thread(() -> conditional.change(false)).start();
  }
}
