/** Threads that sort one array by swapping neighbours: each overlaps with the next. */
package fixture.plainjava;

class BubbleSort {
  private final int[] numbers;

  BubbleSort(int[] numbers) {
    this.numbers = numbers;
  }

  void sort(int from, int to) {
    for (int i = from; i < to; i++) {
      if (numbers[i] > numbers[i + 1]) { //~ race(A) read numbers
        int held = numbers[i]; //~ race(A) read? numbers
        numbers[i] = numbers[i + 1]; //~ race(A) update+ numbers
        numbers[i + 1] = held; //~ race(A) write? numbers
      }
    }
  }

  public static void main(String[] args) {
    BubbleSort sort = new BubbleSort(new int[] {3, 1, 2, 5, 4});
    new Thread(() -> sort.sort(0, 3)).start();
    new Thread(() -> sort.sort(2, 4)).start();
  }
}
