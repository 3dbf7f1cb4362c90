/** The constructor starts the thread as its last act: all writes come before. */
package fixture.memory;

class ConstructorStartsLast {
  private int port;

  ConstructorStartsLast(int port) {
    this.port = port; //~ quiet(ordered) port
    new Thread(() -> {
      System.out.println(this.port); //~ quiet(ordered) port
    }).start();
  }

  public static void main(String[] args) {
    new ConstructorStartsLast(80);
  }
}
