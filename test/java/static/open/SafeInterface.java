/** The promise stands at the interface; the class that implements it does not keep it. */
package fixture.open;

import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
interface Registry {
  void register(String name);

  String last();
}

class SafeInterface implements Registry {
  private String last;

  @Override
  public void register(String name) {
    last = name; //~ race(A) write+ last
  }

  @Override
  public String last() {
    return last; //~ race(A) read last
  }
}
