/** One thread alone increments: nothing can be lost. */
package fixture.memory;

class VolatileOneWriter {
  private volatile int progress;

  public static void main(String[] args) {
    VolatileOneWriter worker = new VolatileOneWriter();
    new Thread(() -> {
      for (int i = 0; i < 100; i++) {
        worker.progress++; //~ quiet(volatile) progress
      }
    }).start();
    System.out.println(worker.progress); //~ quiet(volatile) progress
  }
}
