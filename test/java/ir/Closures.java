package ir;

import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** Lambdas and method references, and what they take along. */
class Closures {
  int n;
  static int total;

  void lambdas(int k) {
    int twice = k * 2;
    Runnable plain = () -> total++;
    Runnable taking = () -> n = twice + k;
    Function<String, Integer> value = text -> text.length() + k;
    Function<Integer, Runnable> nested = x -> () -> n = x + k;
    Runnable block = () -> {
      if (k > 0) return;
      n = 3;
    };
    new Thread(() -> run(taking)).start();
  }

  static void run(Runnable r) {
    r.run();
  }

  void references(Closures other) {
    Runnable bound = other::reset;
    Runnable own = this::reset;
    Function<Closures, String> unbound = Closures::toString;
    Function<String, Integer> fixed = Integer::parseInt;
    Supplier<Closures> made = Closures::new;
    IntFunction<int[]> array = int[]::new;
    Supplier<Inner> inner = Inner::new;
    Supplier<String> above = super::toString;
  }

  void reset() {
    n = 0;
  }

  class Inner {}

  Runnable field = () -> n = 9;
}
