/** Elements of one array, by the same index; arrays of one's own. */
package fixture.classic;

class SharedArray implements Runnable {
  private final int[] counts = new int[2];

  @Override
  public void run() {
    counts[0]++; //~ race(A) self counts
    int[] own = new int[2];
    own[0]++;
    System.out.println(own[0]);
  }

  public static void main(String[] args) {
    SharedArray shared = new SharedArray();
    new Thread(shared).start();
    new Thread(shared).start();
  }
}
