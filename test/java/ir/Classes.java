package ir;

/** Anonymous, local and inner classes: how what they use reaches them. */
class Classes {
  int n;

  void anonymous(int k) {
    String text = "a";
    Thread thread = new Thread("worker") {
      int mine = k;

      @Override
      public void run() {
        n = mine + text.length();
      }
    };
    thread.start();
    Runnable inside = () -> new Thread() {
      @Override
      public void run() {
        n = k;
      }
    }.start();
  }

  void local(int k) {
    class Base {
      int twice() {
        return 2 * k;
      }
    }
    class Derived extends Base {
      final int seed;

      Derived(int seed) {
        this.seed = seed;
      }

      Base another() {
        return new Base();
      }
    }
    n = new Derived(3).another().twice();
  }

  static Runnable unrelated(int k) {
    return new Runnable() {
      @Override
      public void run() {
        System.out.println(k);
      }
    };
  }

  class Inner {
    int mine;

    Inner(int mine) {
      this.mine = mine;
    }
  }

  class More extends Inner {
    More() {
      super(4);
    }
  }

  static class Elsewhere extends Inner {
    Elsewhere(Classes classes) {
      classes.super(5);
    }
  }

  Inner make(Classes other) {
    Inner own = new Inner(1);
    return other.new Inner(2);
  }
}
