/**
 * The body of a parallel stream runs on several threads at once, and is done when forEach returns; one that was made
 * sequential again runs where it is called.
 */
package fixture.order;

import java.util.stream.IntStream;

class ParallelStream {
  private int sum;
  private int after;
  private int stored;

  public static void main(String[] args) {
    ParallelStream all = new ParallelStream();
    IntStream.range(0, 100).parallel().forEach(i -> all.sum += i); //~ race(A) self sum
    System.out.println(all.sum); //~ quiet(ordered)? sum
    IntStream.range(0, 100).parallel().sequential().forEach(i -> all.after += i); //~ quiet(one-thread)? after
    IntStream squares = IntStream.range(0, 100).parallel().map(i -> i * i);
    squares.forEach(i -> all.stored += i); //~ race(B) self stored
  }
}
