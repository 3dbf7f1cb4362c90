/** Finding a free block and marking it are two locked steps; between them another thread may take the same. No data race. */
package fixture.plainjava;

class AllocationVector {
  private final boolean[] taken = new boolean[16];

  synchronized int findFree() {
    for (int i = 0; i < taken.length; i++) {
      if (!taken[i]) { //~ quiet(lock)? taken
        return i;
      }
    }
    return -1;
  }

  synchronized void mark(int index) {
    if (taken[index]) { //~ quiet(lock)? taken
      throw new IllegalStateException("taken twice");
    }
    taken[index] = true; //~ quiet(lock)? taken
  }

  void allocate() {
    int index = findFree();
    if (index >= 0) {
      mark(index);
    }
  }

  public static void main(String[] args) {
    AllocationVector vector = new AllocationVector();
    new Thread(vector::allocate).start();
    new Thread(vector::allocate).start();
  }
}
