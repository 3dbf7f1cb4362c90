/** The reference is volatile, the object behind it is changed by both threads. */
package fixture.memory;

class VolatileReference {
  static class State {
    int step;
  }

  private volatile State state = new State();

  void advance() {
    state.step++; //~ race(A) self step
  }

  public static void main(String[] args) {
    VolatileReference holder = new VolatileReference();
    new Thread(holder::advance).start();
    new Thread(holder::advance).start();
  }
}
