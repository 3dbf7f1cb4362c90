/** One line too late. */
package fixture.memory;

class AfterStart {
  private String title;

  public static void main(String[] args) {
    AfterStart job = new AfterStart();
    new Thread(() -> {
      System.out.println(job.title); //~ race(A) read title
    }).start();
    job.title = "job"; //~ race(A) write title
  }
}
