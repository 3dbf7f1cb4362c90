/** What is written before a volatile write is seen after the read that saw it: the test of the flag orders the two. */
package fixture.memory;

class VolatilePublish {
  private int answer;
  private volatile boolean ready;

  public static void main(String[] args) {
    VolatilePublish box = new VolatilePublish();
    new Thread(() -> {
      box.answer = 42; //~ quiet(ordered|volatile) answer
      box.ready = true; //~ quiet(volatile) ready
    }).start();
    if (box.ready) { //~ quiet(volatile) ready
      System.out.println(box.answer); //~ quiet(ordered|volatile) answer
    }
  }
}
