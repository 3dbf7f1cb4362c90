/** A parallel stream that adds into a field. */
package fixture.classic;

import java.util.Arrays;
import java.util.List;

class ParallelSum {
  private int sum;
  private int inTurn;

  void add(List<Integer> numbers) {
    numbers.parallelStream().forEach(each -> sum += each); //~ race(A) self sum
    numbers.stream().forEach(each -> inTurn += each);
    System.out.println(sum + inTurn);
  }

  public static void main(String[] args) {
    new ParallelSum().add(Arrays.asList(1, 2, 3));
  }
}
