/** volatile makes each access visible and the increment no less two accesses: updates are lost. */
package fixture.memory;

class VolatileIncrement {
  private volatile int count;

  void hit() {
    count++; //~ race(A) self count
  }

  int get() {
    return count; //~ quiet(volatile) count
  }

  public static void main(String[] args) {
    VolatileIncrement counter = new VolatileIncrement();
    new Thread(counter::hit).start();
    new Thread(counter::hit).start();
    System.out.println(counter.get());
  }
}
