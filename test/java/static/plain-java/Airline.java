/** Tickets: test and sale are not one step, and the count is not protected at all. */
package fixture.plainjava;

class Airline implements Runnable {
  private static final int SEATS = 100;
  private int sold;
  private boolean stop;

  @Override
  public void run() {
    while (!stop) { //~ race(B) read stop
      sold++; //~ race(A) self sold
      if (sold >= SEATS) { //~ race(A) read? sold
        stop = true; //~ race(B) write+ stop
      }
    }
  }

  public static void main(String[] args) {
    Airline flight = new Airline();
    for (int i = 0; i < 10; i++) {
      new Thread(flight).start();
    }
  }
}
