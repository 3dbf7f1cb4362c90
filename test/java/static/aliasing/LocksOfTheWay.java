/**
 * One helper for several objects: what it does to one of them it does with the locks of those calls that hand this one on.
 */
package fixture.aliasing;

import android.app.Activity;

class LocksOfTheWay extends Activity {
  static class Position {
    int key;
    int turn;

    Position() {}

    Position(Position other) {
      key = other.key;
    }

    void flip() {
      key ^= 7; //~ quiet(lock|confined) key
    }

    void next() {
      turn++; //~ race(A) self turn
    }
  }

  static class Generator {
    static final Generator INSTANCE = new Generator();

    void legal(Position position) {
      position.flip();
    }

    void pass(Position position) {
      position.next();
    }
  }

  static class Player {
    private Position position;
    private Thread worker;

    synchronized void queue(Position given) {
      position = given;
      Generator.INSTANCE.legal(position);
      if (worker == null) {
        worker = new Thread(() -> work());
        worker.start();
      }
    }

    private synchronized void work() {
      if (position != null) Generator.INSTANCE.legal(position);
      if (position != null) Generator.INSTANCE.pass(position);
    }
  }

  private final Position tree = new Position();
  private final Player player = new Player();

  @Override
  protected void onResume() {
    super.onResume();
    findViewById(1).setOnClickListener(view -> move());
  }

  private void move() {
    Generator.INSTANCE.legal(tree);
    Position next = new Position(tree);
    player.queue(next);
    Generator.INSTANCE.pass(next);
  }
}
