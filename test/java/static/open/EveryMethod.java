/** Of a class for several threads every method that has a part in a race is told of, not the first few alone. */
package fixture.open;

import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class EveryMethod {
  private int value;
  private int mixed;
  private final Object lock = new Object();

  void one() { value = 1; } //~ race(A) write+ value
  void two() { value = 2; } //~ race(A) write+ value
  void three() { value = 3; } //~ race(A) write+ value
  void four() { value = 4; } //~ race(A) write+ value
  void five() { value = 5; } //~ race(A) write+ value
  void six() { value = 6; } //~ race(A) write+ value
  int get() { return value; } //~ race(A) read value
  int getLocked() { synchronized (lock) { return value; } } //~ race(A) read value
  // This one does what it should: the others do not.
  void locked() { synchronized (lock) { value = 7; } } //~ race(A) write? value

  void first() { synchronized (lock) { mixed = 1; } } //~ race(B) write mixed
  void second() { synchronized (this) { mixed = 2; } } //~ race(B) write mixed
  void third() { synchronized (this) { mixed = 3; } } //~ race(B) write? mixed
}
