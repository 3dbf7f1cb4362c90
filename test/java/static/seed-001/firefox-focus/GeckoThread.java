/** Gecko's background thread. */
package fixture.seed001;

class GeckoThread extends Thread {
  private final GeckoRuntime runtime;

  GeckoThread(GeckoRuntime runtime) {
    this.runtime = runtime;
  }

  @Override
  public void run() {
    runtime.bind();
  }
}
