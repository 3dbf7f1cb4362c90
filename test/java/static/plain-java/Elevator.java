/** Lifts: floors are asked for under the lock of the board, and cleared without it. */
package fixture.plainjava;

class Elevator {
  static class Board {
    final boolean[] asked = new boolean[10];

    synchronized void ask(int floor) {
      asked[floor] = true; //~ race(A) write asked
    }

    void clear(int floor) {
      asked[floor] = false; //~ race(A) write+ asked
    }

    synchronized boolean isAsked(int floor) {
      return asked[floor]; //~ race(A) read? asked
    }
  }

  static class Lift extends Thread {
    private final Board board;
    private int floor;

    Lift(Board board) {
      this.board = board;
    }

    @Override
    public void run() {
      for (int i = 0; i < 10; i++) {
        floor = i; //~ quiet(confined|one-thread|owned) floor
        if (board.isAsked(floor)) board.clear(floor);
      }
    }
  }

  public static void main(String[] args) {
    Board board = new Board();
    for (int i = 0; i < 3; i++) new Lift(board).start();
    board.ask(4);
  }
}
