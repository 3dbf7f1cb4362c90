/** Two threads hit a ball that one of them takes away for a moment: the other finds null. */
package fixture.plainjava;

class PingPong {
  static class Ball {
    void hit() {}
  }

  private Ball ball = new Ball();

  void ping() {
    ball.hit(); //~ conflict(A) use ball
  }

  void pong() {
    ball = null; //~ conflict(A) free ball
    ball = new Ball(); //~ conflict(A) set? ball
  }

  public static void main(String[] args) {
    PingPong game = new PingPong();
    new Thread(game::ping).start();
    new Thread(game::pong).start();
  }
}
