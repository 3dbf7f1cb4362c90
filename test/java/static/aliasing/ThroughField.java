/** The object travels through a field of another: both threads end at the same one. */
package fixture.aliasing;

class ThroughField {
  static class Inner {
    int hits;
  }

  static class Outer {
    final Inner inner;

    Outer(Inner inner) {
      this.inner = inner;
    }

    void hit() {
      inner.hits++; //~ race(A) self hits
    }
  }

  public static void main(String[] args) {
    Inner shared = new Inner();
    Outer one = new Outer(shared);
    Outer other = new Outer(shared);
    new Thread(one::hit).start();
    new Thread(other::hit).start();
  }
}
