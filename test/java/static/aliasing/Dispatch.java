/** Only one implementation touches the shared state, and only one thread has that one. */
package fixture.aliasing;

class Dispatch {
  interface Step {
    void go();
  }

  private int state;

  class Writes implements Step {
    @Override
    public void go() {
      state++; //~ quiet(confined) state
    }
  }

  static class Nothing implements Step {
    @Override
    public void go() {}
  }

  static void start(Step step) {
    new Thread(() -> step.go()).start();
  }

  public static void main(String[] args) {
    Dispatch dispatch = new Dispatch();
    start(dispatch.new Writes());
    start(new Nothing());
  }
}
