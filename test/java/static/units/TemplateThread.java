/** The thread's body lies in a base class and calls what the subclass overrides. */
package fixture.units;

class TemplateThread {
  abstract static class Step extends Thread {
    @Override
    public void run() {
      before();
      step();
    }

    void before() {}

    abstract void step();
  }

  private static int steps;

  public static void main(String[] args) {
    Step up = new Step() {
      @Override
      void step() {
        steps++; //~ race(A) update steps
      }
    };
    Step down = new Step() {
      @Override
      void step() {
        steps--; //~ race(A) update steps
      }
    };
    up.start();
    down.start();
  }
}
