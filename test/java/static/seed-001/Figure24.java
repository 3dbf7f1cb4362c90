/** Seed 001 Figure 2.4: a field of the thread object; there are two objects, and each runs once. */
package fixture.seed001;

class Figure24 {
  public static void main(String[] args) {
    Worker a1 = new Worker();
    Worker a2 = new Worker();
    a1.start();
    a2.start();
  }

  static class Worker extends Thread {
    private int own = 0;

    @Override
    public void run() {
      own++; //~ quiet(confined|owned|ordered) own
    }
  }
}
