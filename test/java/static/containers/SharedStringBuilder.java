/** StringBuilder is not for several threads, StringBuffer is. */
package fixture.containers;

class SharedStringBuilder {
  private final StringBuilder builder = new StringBuilder();
  private final StringBuffer buffer = new StringBuffer();

  void log(String text) {
    builder.append(text); //~ race(A) update+ builder
    buffer.append(text); //~ quiet(container|lock|final) buffer
  }

  public static void main(String[] args) {
    SharedStringBuilder log = new SharedStringBuilder();
    new Thread(() -> log.log("a")).start();
    new Thread(() -> log.log("b")).start();
  }
}
