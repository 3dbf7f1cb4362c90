/** A factory makes a new object for each thread, though all come from one line. */
package fixture.aliasing;

class FactoryMethod {
  static class Buffer {
    int used;
  }

  static Buffer newBuffer() {
    return new Buffer();
  }

  static void work() {
    Buffer buffer = newBuffer();
    buffer.used++; //~ quiet(confined|owned) used
  }

  public static void main(String[] args) {
    new Thread(FactoryMethod::work).start();
    new Thread(FactoryMethod::work).start();
  }
}
