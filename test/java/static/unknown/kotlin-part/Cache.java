/** Half of the program is Kotlin, which is not read; the Java half races by itself. */
package fixture.unknown;

class Cache implements Listener {
  private String text = "";

  void load() {
    new Thread(() -> {
      text = "loaded"; //~ race(A) write text
    }).start();
    System.out.println(text); //~ race(A) read text
  }

  @Override
  public void onChanged(String to) {
    text = to; //~ maybe(B) race write+ text
  }

  public static void main(String[] args) {
    Cache cache = new Cache();
    ListenersKt.register(cache);
    cache.load();
  }
}
