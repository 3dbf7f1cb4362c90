/**
 * A class for others to use: nobody here starts a thread, but it locks, so it is meant for several. What is
 * written under its lock and read without is a race.
 */
package fixture.classic;

public class NoThreadsInSight {
  private int level;
  private int kept;
  private int plain;

  public synchronized void raise() {
    level++; //~ race(A) update level
    kept++; //~ quiet(lock) kept
  }

  public int level() {
    return level; //~ race(A) read level
  }

  public synchronized int kept() {
    return kept; //~ quiet(lock) kept
  }

  public void setPlain(int to) {
    plain = to; //~ maybe(B) race write plain
  }

  public int plain() {
    return plain; //~ maybe(B) race read plain
  }
}
