/** A field that no method writes. */
package fixture.open;

import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class OnlyRead {
  private int port = 80;

  int port() {
    return port; //~ quiet(read-only|owned|ordered) port
  }

  String url() {
    return "http://host:" + port; //~ quiet(read-only|owned|ordered) port
  }
}
