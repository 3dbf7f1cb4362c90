/** Two programs in one project: each has its own memory, and races only with itself. */
package fixture.programs;

class TwoMains {
  static int converted;
  static int drawn;

  static void convert() {
    converted++; //~ race(A) self converted
  }

  static void draw() {
    drawn++; //~ quiet(confined) drawn
  }
}

class Converter {
  public static void main(String[] args) {
    new Thread(TwoMains::convert).start();
    new Thread(TwoMains::convert).start();
    TwoMains.draw();
  }
}

class Viewer {
  public static void main(String[] args) {
    new Thread(TwoMains::draw).start();
  }
}
