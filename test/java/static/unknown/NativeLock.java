/** Whether the native method takes a lock cannot be known: it is told, but not as a Warning. */
package fixture.unknown;

class NativeLock {
  private int balance;

  private native void acquire();

  void add(int amount) {
    acquire();
    balance += amount; //~ race(A) self balance
  }

  public static void main(String[] args) {
    NativeLock account = new NativeLock();
    new Thread(() -> account.add(1)).start();
    new Thread(() -> account.add(2)).start();
  }
}
