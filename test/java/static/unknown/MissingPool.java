/** Where the missing pool runs its tasks cannot be known. */
package fixture.unknown;

import com.acme.work.Pool;

class MissingPool {
  private int tasks;

  void run(Pool pool) {
    pool.enqueue(() -> tasks++); //~ maybe(A) race update+ tasks
    tasks = 0; //~ maybe(A) race write tasks
  }

  public static void main(String[] args) {
    new MissingPool().run(new Pool());
  }
}
