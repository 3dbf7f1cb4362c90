package over;

import java.util.*;
import java.util.function.*;

class Overriding<T> {
  void plain(T value, List<T> values) {}
  void number(int value) {}
  static void fixed() {}
  private void own() {}
  Object result() { return null; }
  <S extends Number> void generic(S value) {}
}

class Words extends Overriding<String> implements Comparable<Words>, Runnable {
  void plain(String value, List<String> values) {} //~ overrides over.Overriding.plain(java.lang.Object,java.util.List)
  void plain(Object value, List<String> values) {} //~ overrides over.Overriding.plain(java.lang.Object,java.util.List)
  void number(Integer value) {} //~ overrides -
  static void fixed() {} //~ overrides -
  void own() {} //~ overrides -
  String result() { return ""; } //~ overrides over.Overriding.result()
  <S extends Number> void generic(S value) {} //~ overrides over.Overriding.generic(java.lang.Number)
  public int compareTo(Words other) { return 0; } //~ overrides java.lang.Comparable.compareTo(java.lang.Object)
  public void run() {} //~ overrides java.lang.Runnable.run()
  public String toString() { return ""; } //~ overrides java.lang.Object.toString()
  public boolean equals(Words other) { return true; } //~ overrides -
}

class MoreWords extends Words {
  String result() { return ""; } //~ overrides over.Words.result(), over.Overriding.result()
  public void run() {} //~ overrides over.Words.run(), java.lang.Runnable.run()
}

class RawWords extends Overriding {
  void plain(Object value, List values) {} //~ overrides over.Overriding.plain(java.lang.Object,java.util.List)
}

interface Source<E> {
  E next();
  default void each(Consumer<? super E> action) {} //~ overrides -
}

interface Lines extends Source<String> {
  String next(); //~ overrides over.Source.next()
  default void each(Consumer<? super String> action) {} //~ overrides over.Source.each(java.util.function.Consumer)
}

/** Has its method from a class that knows nothing of the interface. */
class Reader {
  public String next() { return ""; } //~ overrides -
}

class LineReader extends Reader implements Lines {}

abstract class Box<A extends Comparable<A>> implements Comparator<A> {
  public int compare(A one, A other) { return 0; } //~ overrides java.util.Comparator.compare(java.lang.Object,java.lang.Object)
}
