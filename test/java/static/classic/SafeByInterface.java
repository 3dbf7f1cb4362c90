/** The interface says that its implementers are for threads. */
package fixture.classic;

import javax.annotation.concurrent.ThreadSafe;

class SafeByInterface {
  @ThreadSafe
  interface Cache {
    void put(String value);

    String get();
  }

  static class Plain implements Cache {
    private String value;

    @Override
    public void put(String to) {
      value = to; //~ race(A) write+ value
    }

    @Override
    public String get() {
      return value; //~ race(A) read value
    }
  }

  static class Locked implements Cache {
    private String value;

    @Override
    public synchronized void put(String to) {
      value = to; //~ quiet(lock) value
    }

    @Override
    public synchronized String get() {
      return value; //~ quiet(lock) value
    }
  }
}
