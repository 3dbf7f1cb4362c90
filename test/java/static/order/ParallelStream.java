/**
 * The body of a parallel stream runs on several threads at once, and is done when forEach returns. Missed: what
 * a stream runs is taken to run where it is called, parallel or not.
 */
package fixture.order;

import java.util.stream.IntStream;

class ParallelStream {
  private int sum;

  public static void main(String[] args) {
    ParallelStream all = new ParallelStream();
    IntStream.range(0, 100).parallel().forEach(i -> all.sum += i); //~ missed(A) race self sum
    System.out.println(all.sum); //~ quiet(ordered)? sum
  }
}
