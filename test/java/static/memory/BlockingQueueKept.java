/** The producer goes on writing to what it has given away. */
package fixture.memory;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

class BlockingQueueKept {
  static class Parcel {
    int weight;
  }

  private final BlockingQueue<Parcel> parcels = new ArrayBlockingQueue<>(4);

  void produce() {
    Parcel parcel = new Parcel();
    parcels.add(parcel);
    parcel.weight = 1; //~ race(A) write weight
  }

  void consume() throws InterruptedException {
    System.out.println(parcels.take().weight); //~ race(A) read weight
  }

  public static void main(String[] args) throws InterruptedException {
    BlockingQueueKept hub = new BlockingQueueKept();
    new Thread(hub::produce).start();
    hub.consume();
  }
}
