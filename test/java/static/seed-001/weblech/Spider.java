/** The crawler: several threads run it, after readCheckpoint. */
package fixture.seed001;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.ObjectInputStream;

class Spider implements Runnable {
  private DownloadQueue queue = new DownloadQueue();
  private int fetched;

  void readCheckpoint() {
    try (ObjectInputStream ois = new ObjectInputStream(new FileInputStream("spider.checkpoint"))) {
      queue = (DownloadQueue) ois.readObject(); //~ quiet(ordered) queue
    } catch (IOException | ClassNotFoundException e) {
      System.err.println("starting anew: " + e);
    }
  }

  void start() {
    for (int i = 0; i < 3; i++) {
      Thread t = new Thread(this, "spider " + i);
      t.start();
    }
  }

  @Override
  public void run() {
    while (true) {
      String url;
      synchronized (queue) { //~ quiet(ordered) queue
        if (queue.isEmpty()) {
          return;
        }
        url = queue.next();
      }
      fetch(url);
    }
  }

  private void fetch(String url) {
    fetched++; //~ race(A) self fetched
    System.out.println(url);
  }
}
