/** A constructor that starts a thread before it has filled its fields. */
package fixture.classic;

class LeakOfThis implements Runnable {
  private int early;
  private int late;

  LeakOfThis() {
    early = 1; //~ quiet(ordered|owned) early
    new Thread(this).start();
    late = 2; //~ race(A) write late
  }

  @Override
  public void run() {
    System.out.println(early + late); //~ race(A) read late //~ quiet(ordered|owned) early
  }

  public static void main(String[] args) {
    new LeakOfThis();
  }
}
