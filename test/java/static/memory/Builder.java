/** A builder never leaves its thread; what it builds has final fields. */
package fixture.memory;

class Builder {
  private String host;
  private int port;

  Builder host(String to) {
    host = to; //~ quiet(confined|owned) host
    return this;
  }

  Builder port(int to) {
    port = to; //~ quiet(confined|owned) port
    return this;
  }

  String build() {
    return host + ":" + port; //~ quiet(confined|owned) host
  }

  public static void main(String[] args) {
    for (int i = 0; i < 2; i++) {
      new Thread(() -> System.out.println(new Builder().host("a").port(1).build())).start();
    }
  }
}
