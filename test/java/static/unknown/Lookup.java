/** Method handles and proxies: called somewhere, by somebody. */
package fixture.unknown;

import java.lang.reflect.Proxy;

class Lookup {
  private int calls;
  private int own;

  Runnable proxy() {
    return (Runnable) Proxy.newProxyInstance(
        Lookup.class.getClassLoader(),
        new Class<?>[] {Runnable.class},
        (proxy, method, given) -> {
          calls++; //~ maybe(B) race update+ calls
          return null;
        });
  }

  public static void main(String[] args) {
    Lookup lookup = new Lookup();
    new Thread(lookup.proxy()).start();
    new Thread(lookup.proxy()).start();
    new Thread(() -> {
      lookup.own = 1; //~ race(A) write own
    }).start();
    System.out.println(lookup.own); //~ race(A) read own
  }
}
