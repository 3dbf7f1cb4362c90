/** The same with plain fields: who sees the new object may see its fields before they are written. */
package fixture.memory;

class UnsafePublication {
  static class Spot {
    int x;

    Spot(int x) {
      this.x = x; //~ missed(B) race write x
    }
  }

  private static Spot newest;

  public static void main(String[] args) {
    new Thread(() -> {
      newest = new Spot(1); //~ race(A) write newest
    }).start();
    Spot seen = newest; //~ race(A) read newest
    if (seen != null) {
      System.out.println(seen.x); //~ missed(B) race read x
    }
  }
}
