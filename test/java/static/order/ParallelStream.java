/** The body of a parallel stream runs on several threads at once, and is done when forEach returns. */
package fixture.order;

import java.util.stream.IntStream;

class ParallelStream {
  private int sum;

  public static void main(String[] args) {
    ParallelStream all = new ParallelStream();
    IntStream.range(0, 100).parallel().forEach(i -> all.sum += i); //~ race(A) self sum
    System.out.println(all.sum); //~ quiet(ordered) sum
  }
}
