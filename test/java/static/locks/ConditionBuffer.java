/** A bounded buffer with a Lock and its Conditions: await gives the lock up and has it again when it returns. */
package fixture.locks;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class ConditionBuffer {
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition notEmpty = lock.newCondition();
  private String item;

  void put(String value) {
    lock.lock();
    try {
      item = value; //~ quiet(lock) item
      notEmpty.signal();
    } finally {
      lock.unlock();
    }
  }

  String take() throws InterruptedException {
    lock.lock();
    try {
      while (item == null) { //~ quiet(lock) item
        notEmpty.await();
      }
      String taken = item; //~ quiet(lock) item
      item = null; //~ quiet(lock) item
      return taken;
    } finally {
      lock.unlock();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    ConditionBuffer buffer = new ConditionBuffer();
    new Thread(() -> buffer.put("a")).start();
    System.out.println(buffer.take());
  }
}
