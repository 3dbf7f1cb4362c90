/** A parallel merge sort: the halves do not overlap, and each is waited for before they are merged. */
package fixture.plainjava;

class MergeSort extends Thread {
  private final int[] part;
  private int[] sorted;

  MergeSort(int[] part) {
    this.part = part;
  }

  @Override
  public void run() {
    sorted = part.clone(); //~ quiet(ordered) sorted
    java.util.Arrays.sort(sorted); //~ quiet(ordered) sorted
  }

  public static void main(String[] args) throws InterruptedException {
    MergeSort left = new MergeSort(new int[] {3, 1});
    MergeSort right = new MergeSort(new int[] {4, 2});
    left.start();
    right.start();
    left.join();
    right.join();
    System.out.println(left.sorted[0] + right.sorted[0]); //~ quiet(ordered) sorted
  }
}
