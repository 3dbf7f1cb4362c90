/** What is written before start is seen by the thread, and nobody writes it after. */
package fixture.memory;

class BeforeStart {
  private String name;
  private int[] numbers;

  public static void main(String[] args) {
    BeforeStart job = new BeforeStart();
    job.name = "job"; //~ quiet(ordered) name
    job.numbers = new int[] {1, 2, 3}; //~ quiet(ordered) numbers
    new Thread(() -> {
      System.out.println(job.name); //~ quiet(ordered) name
      System.out.println(job.numbers.length); //~ quiet(ordered) numbers
    }).start();
    System.out.println(job.name); //~ quiet(ordered) name
  }
}
