/** The super class locks, the sub class overrides without. */
package fixture.classic;

class SubclassForgets {
  protected int count;

  synchronized void add() {
    count++;
  }

  static class Forgetful extends SubclassForgets {
    @Override
    void add() {
      count++; //~ race(A)! self count
    }
  }

  static class Careful extends SubclassForgets {
    private int more;

    @Override
    synchronized void add() {
      super.add();
      more++; //~ quiet(lock) more
    }
  }

  static void hit(SubclassForgets counter) {
    new Thread(counter::add).start();
    new Thread(counter::add).start();
  }

  public static void main(String[] args) {
    hit(new Forgetful());
    hit(new Careful());
  }
}
