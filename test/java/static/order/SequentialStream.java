/** A plain stream runs on the caller. */
package fixture.order;

import java.util.List;

class SequentialStream {
  private int sum;

  public static void main(String[] args) {
    SequentialStream all = new SequentialStream();
    List.of(1, 2, 3).forEach(i -> all.sum += i); //~ quiet(confined|one-thread|owned) sum
    System.out.println(all.sum);
  }
}
