/**
 * What a factory makes by way of another is told apart by who asked for it, as is what is done to it: each car has
 * a motor of its own. A motor that all cars have is shared.
 */
package fixture.aliasing;

class MadeByTwo {
  private static final Motor ALL = new Motor();

  static class Motor {
    int turns;
    int all;

    void turn() {
      turns++; //~ quiet(confined)
    }

    void turnAll() {
      all++; //~ race(A) self all
    }
  }

  static class Car {
    private final Motor motor;

    Car(Motor motor) {
      this.motor = motor;
    }

    void drive() {
      motor.turn();
    }
  }

  static class Cars {
    static Car make() {
      return new Car(motor());
    }

    private static Motor motor() {
      return new Motor();
    }
  }

  public static void main(String[] args) {
    Car mine = Cars.make();
    Car yours = Cars.make();
    new Thread(
            () -> {
              mine.drive();
              ALL.turnAll();
            })
        .start();
    yours.drive();
    ALL.turnAll();
  }
}
