/** Who calls `touched` is not to be seen: a tool may say so, and must not fall over. What is visible stays true. */
package fixture.unknown;

class Reflection {
  private int seen;
  private int called;

  public void touched() {
    called++; //~ maybe(B) race update+ called
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    Reflection target = new Reflection();
    new Thread(() -> {
      target.seen = 1; //~ race(A) write seen
      try {
        Reflection.class.getMethod(args[0]).invoke(target);
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }).start();
    target.called = 0; //~ maybe(B) race write called
    System.out.println(target.seen); //~ race(A) read seen
  }
}
