/** Connections are taken under the lock and given back without. */
package fixture.plainjava;

import java.util.LinkedList;

class ConnectionPool {
  static class Connection {
    boolean used;
  }

  static class Pool {
    private final LinkedList<Connection> free = new LinkedList<>();
    private int given;

    synchronized Connection take() {
      given++; //~ race(B) update given
      return free.isEmpty() ? new Connection() : free.removeFirst(); //~ race(A) update free
    }

    void giveBack(Connection connection) {
      free.addLast(connection); //~ race(A) update+ free
      given--; //~ race(B) update+ given
    }
  }

  public static void main(String[] args) {
    Pool pool = new Pool();
    for (int i = 0; i < 4; i++) {
      new Thread(
              () -> {
                Connection connection = pool.take();
                pool.giveBack(connection);
              })
          .start();
    }
  }
}
