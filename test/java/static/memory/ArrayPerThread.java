/** Each thread makes and fills its own array. */
package fixture.memory;

class ArrayPerThread {
  static int sum() {
    int[] parts = new int[3];
    for (int i = 0; i < parts.length; i++) {
      parts[i] = i; //~ quiet(confined|owned) parts
    }
    return parts[0] + parts[2];
  }

  public static void main(String[] args) {
    new Thread(ArrayPerThread::sum).start();
    new Thread(ArrayPerThread::sum).start();
  }
}
