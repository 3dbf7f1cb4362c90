/** What a method makes for itself nobody else has, until it is kept. */
package fixture.classic;

import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class SafeBuilder {
  static class Request {
    String url;
    int tries;

    Request url(String to) {
      url = to;
      return this;
    }
  }

  private Request kept;

  String build(String url) {
    Request own = new Request().url(url);
    own.tries = 3;
    return own.url + own.tries;
  }

  void keep(String url) {
    Request request = new Request();
    request.url = url;
    kept = request; //~ race(A) write+ kept
    request.tries = 1; //~ maybe(B) race write tries
  }

  int tries() {
    return kept.tries; //~ race(A) read kept //~ maybe(B) race read tries
  }
}
