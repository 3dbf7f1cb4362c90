/** A thread per round, each with an object of that round: one place makes them, yet none is shared. */
package fixture.seed001;

class OwnObjectPerRound {
  static class Box {
    int value;
  }

  public static void main(String[] args) {
    for (int i = 0; i < 4; i++) {
      Box box = new Box();
      box.value = i; //~ quiet(ordered|confined|owned) value
      new Thread(() -> {
        box.value++; //~ quiet(ordered|confined|owned) value
      }).start();
    }
  }
}
