/** Immutable objects are replaced as a whole, through a volatile field. */
package fixture.memory;

import java.util.List;

class ImmutableObjects {
  static final class Config {
    private final String host;
    private final List<String> paths;

    Config(String host, List<String> paths) {
      this.host = host; //~ quiet(final|immutable) host
      this.paths = List.copyOf(paths); //~ quiet(final|immutable) paths
    }

    String first() {
      return host + paths.get(0); //~ quiet(final|immutable) host
    }
  }

  private volatile Config config = new Config("a", List.of("/"));

  public static void main(String[] args) {
    ImmutableObjects server = new ImmutableObjects();
    new Thread(() -> {
      server.config = new Config("b", List.of("/b")); //~ quiet(volatile) config
    }).start();
    System.out.println(server.config.first()); //~ quiet(volatile) config
  }
}
