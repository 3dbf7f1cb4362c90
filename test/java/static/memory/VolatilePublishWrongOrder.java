/** The flag is raised before the value is there. */
package fixture.memory;

class VolatilePublishWrongOrder {
  private int answer;
  private volatile boolean ready;

  public static void main(String[] args) {
    VolatilePublishWrongOrder box = new VolatilePublishWrongOrder();
    new Thread(() -> {
      box.ready = true; //~ quiet(volatile) ready
      box.answer = 42; //~ race(A) write answer
    }).start();
    if (box.ready) { //~ quiet(volatile) ready
      System.out.println(box.answer); //~ race(A) read answer
    }
  }
}
