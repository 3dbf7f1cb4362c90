/** A lambda captures a local array, the poor man's mutable variable. */
package fixture.aliasing;

class CapturedLocal {
  public static void main(String[] args) throws InterruptedException {
    int[] racing = {0};
    int[] waited = {0};
    Thread thread = new Thread(() -> {
      racing[0]++; //~ race(A) update racing
      waited[0]++; //~ quiet(ordered)? waited
    });
    thread.start();
    racing[0]++; //~ race(A) update racing
    thread.join();
    System.out.println(waited[0]); //~ quiet(ordered)? waited
  }
}
