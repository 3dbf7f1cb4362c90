/** Each access is locked, the update is not: who comes between get and set has his own undone. */
package fixture.locks;

class SplitUpdate {
  private int votes;
  private volatile long seen;
  private int held;
  private int told;

  synchronized int get() {
    return votes; //~ quiet(lock) votes
  }

  synchronized void set(int to) {
    votes = to; //~ quiet(lock) votes
  }

  void vote() {
    set(get() + 1); //~ race(A)! self
  }

  long getSeen() {
    return seen; //~ quiet(volatile) seen
  }

  void setSeen(long to) {
    seen = to; //~ quiet(volatile) seen
  }

  void see() {
    long before = getSeen();
    long after = before + 1;
    setSeen(after); //~ race(B) self
  }

  synchronized int getHeld() {
    return held; //~ quiet(lock) held
  }

  synchronized void setHeld(int to) {
    held = to; //~ quiet(lock) held
  }

  /** The object's lock is held from the one to the other. */
  synchronized void hold() {
    setHeld(getHeld() + 1);
  }

  synchronized int getTold() {
    return told; //~ quiet(lock) told
  }

  synchronized void setTold(int to) {
    told = to; //~ quiet(lock) told
  }

  public static void main(String[] args) {
    SplitUpdate split = new SplitUpdate();
    for (int i = 0; i < 2; i++) {
      new Thread(split::vote).start();
      new Thread(split::see).start();
      new Thread(split::hold).start();
    }
    // One alone updates, others only look.
    new Thread(() -> split.setTold(split.getTold() + 1)).start();
    new Thread(() -> System.out.println(split.getTold())).start();
  }
}
