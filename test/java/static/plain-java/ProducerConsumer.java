/** Producer and consumer over one slot and a plain flag. */
package fixture.plainjava;

class ProducerConsumer {
  private int slot;
  private boolean full;

  void produce() {
    for (int i = 0; i < 10; i++) {
      while (full) { //~ race(B) read full
        Thread.yield();
      }
      slot = i; //~ race(A) write slot
      full = true; //~ maybe(C) race write full //~ race(D) write? full
    }
  }

  void consume() {
    for (int i = 0; i < 10; i++) {
      while (!full) { //~ maybe(C) race read full
        Thread.yield();
      }
      System.out.println(slot); //~ race(A) read slot
      full = false; //~ race(B) write full //~ race(D) write? full
    }
  }

  public static void main(String[] args) {
    ProducerConsumer pair = new ProducerConsumer();
    new Thread(pair::produce).start();
    new Thread(pair::consume).start();
  }
}
