/** What is put into a queue belongs to who takes it; who keeps on writing to it races. */
package fixture.classic;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

class TransferOfOwnership {
  static class Parcel {
    int weight;
    int stamps;
  }

  private final BlockingQueue<Parcel> queue = new ArrayBlockingQueue<>(8);

  void send() throws InterruptedException {
    Parcel parcel = new Parcel();
    parcel.weight = 5; //~ quiet(ordered|owned) weight
    queue.put(parcel);
    parcel.stamps = 1; //~ race(A) write stamps
  }

  void receive() throws InterruptedException {
    Parcel parcel = queue.take();
    System.out.println(parcel.weight + parcel.stamps); //~ race(A) read stamps //~ quiet(ordered|owned) weight
  }

  public static void main(String[] args) {
    TransferOfOwnership post = new TransferOfOwnership();
    new Thread(
            () -> {
              try {
                post.send();
              } catch (InterruptedException e) {
                return;
              }
            })
        .start();
    new Thread(
            () -> {
              try {
                post.receive();
              } catch (InterruptedException e) {
                return;
              }
            })
        .start();
  }
}
