package org.racelens.syntax;

import java.util.List;
import java.util.concurrent.*;
import static java.lang.Math.max;
import static java.util.Map.*;

/** Nested, inner and generic types, with all that can stand in a head. */
@SuppressWarnings({"unchecked", "rawtypes"})
public abstract class Types<K extends Comparable<K> & Runnable, V> extends Base<K, List<? super V>[]> implements Runnable, Outer.Listener<int[]> { //~ class(Types) @SuppressWarnings{value=unchecked|rawtypes} public abstract <K : Comparable<K> : Runnable, V> extends Base<K, List<? super V>[]> implements Runnable, Outer.Listener<int[]>
  static class Nested {} //~ class(Types.Nested) static
  class Inner<T> extends Nested { //~ class(Types.Inner) <T> extends Nested
    class Deeper {} //~ class(Types.Inner.Deeper)
  }
  private interface Shape extends Runnable, Comparable<Shape> {} //~ interface(Types.Shape) private implements Runnable, Comparable<Shape>
  protected static final class Empty extends Types<Integer, ?> {} //~ class(Types.Empty) protected static final extends Types<Integer, ?>
  sealed interface Tree permits Leaf, Node {} //~ interface(Types.Tree) sealed permits Leaf, Node
  record Leaf(int value) implements Tree {} //~ component(value) private final int //~ record(Types.Leaf) implements Tree
  record Node(Tree left, @Deprecated Tree... others) implements Tree {} //~ component(left) private final Tree //~ component(others) @Deprecated private final Tree[] //~ record(Types.Node) implements Tree
  static non-sealed class Open extends Closed {} //~ class(Types.Open) static non-sealed extends Closed
  static sealed abstract class Closed permits Open {} //~ class(Types.Closed) static abstract sealed permits Open
}

@Retention(RetentionPolicy.RUNTIME) @interface Marker { //~ annotation(Marker) @Retention{value=RetentionPolicy.RUNTIME}
  int value() default 3; //~ element(value) int
  String[] names() default {"a", "b"}; //~ element(names) String[]
  Class<?> type(); //~ element(type) Class<?>
  Other[] others() default @Other(1); //~ element(others) Other[]
  int LIMIT = 10; //~ field(LIMIT) int
  enum Level { LOW, HIGH } //~ enum-constant(HIGH) public static final Level //~ enum-constant(LOW) public static final Level //~ enum(Marker.Level)
}

enum Empty {} //~ enum(Empty)

enum Op implements IntBinaryOperator { //~ enum(Op) implements IntBinaryOperator
  PLUS("+") { //~ enum-constant(PLUS) public static final Op
    @Override public int applyAsInt(int a, int b) { return a + b; }
  },
  @Deprecated MINUS("-") { //~ enum-constant(MINUS) @Deprecated public static final Op
    private int calls;
    @Override public int applyAsInt(int a, int b) { calls++; return a - b; }
  };

  private final String sign; //~ field(sign) private final String
  Op(String sign) { this.sign = sign; } //~ constructor(<init>) void(String sign)
  static Op of(String sign) { return PLUS; } //~ method(of) static Op(String sign)
  class Inside {} //~ class(Op.Inside)
}

enum Plain { ONE, TWO, ; int number; } //~ enum-constant(ONE) public static final Plain //~ enum-constant(TWO) public static final Plain //~ enum(Plain) //~ field(number) int

record Range<T extends Comparable<T>>(T low, T high) implements Iterable<T> { //~ component(high) private final T //~ component(low) private final T //~ record(Range) <T : Comparable<T>> implements Iterable<T>
  static int count; //~ field(count) static int
  Range { //~ compact-constructor(<init>) void
    if (low.compareTo(high) > 0) throw new IllegalArgumentException();
  }
  Range(T only) { this(only, only); } //~ constructor(<init>) void(T only)
  T middle() { return low; } //~ method(middle) T()
}

record None() {} //~ record(None)

interface Greeter<T> { //~ interface(Greeter) <T>
  int CONSTANT = 1, OTHER[] = {2}; //~ field(CONSTANT) int //~ field(OTHER) int[]
  void greet(T someone); //~ method(greet) void(T someone)
  default void greetAll(List<? extends T> all) { all.forEach(this::greet); } //~ method(greetAll) default void(List<? extends T> all)
  static <T> Greeter<T> silent() { return someone -> {}; } //~ method(silent) static <T> Greeter<T>()
  private void helper() {} //~ method(helper) private void()
  class Holder {} //~ class(Greeter.Holder)
  interface Part {} //~ interface(Greeter.Part)
}
