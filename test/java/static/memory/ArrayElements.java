/** Elements of a shared array; the reference to it is final, the elements are not. */
package fixture.memory;

class ArrayElements {
  private final int[] slots = new int[10];

  void put(int value) {
    slots[0] = value; //~ race(A) write+ slots
  }

  int get() {
    return slots[0]; //~ race(A) read slots
  }

  public static void main(String[] args) {
    ArrayElements array = new ArrayElements();
    new Thread(() -> array.put(1)).start();
    new Thread(() -> array.put(2)).start();
    System.out.println(array.get());
  }
}
