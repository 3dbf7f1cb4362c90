/** Two holders of one generic class, each for one thread. */
package fixture.aliasing;

class GenericHolder {
  static class Holder<T> {
    private T held;

    void put(T value) {
      held = value; //~ quiet(confined|owned|ordered) held
    }

    T take() {
      return held; //~ quiet(confined|owned|ordered) held
    }
  }

  static class Data {
    int number;
  }

  public static void main(String[] args) {
    Holder<Data> left = new Holder<>();
    Holder<Data> right = new Holder<>();
    left.put(new Data());
    right.put(new Data());
    new Thread(() -> left.take().number++).start(); //~ quiet(confined|owned|ordered) number
    new Thread(() -> right.take().number++).start(); //~ quiet(confined|owned|ordered) number
  }
}
