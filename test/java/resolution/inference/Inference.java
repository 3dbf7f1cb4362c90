package calls;

import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
import java.util.stream.*;

class Item implements Comparable<Item> {
  public int compareTo(Item other) { return 0; }
}

class Inference<E> {
  <T> T same(T value) { return value; } //~ takes(Item) gives calls.Item //~ takes(int) gives java.lang.Integer //~ takes(null) gives java.lang.Object
  <T> List<T> two(T one, T other) { return null; } //~ takes(Integer, Integer) gives java.util.List<java.lang.Integer> //~ takes(ArrayList<Item>, LinkedList<Item>) gives java.util.List<java.util.AbstractList<calls.Item> & java.lang.Cloneable & java.io.Serializable>
  <T> List<T> all(T... values) { return null; } //~ takes(Item, Item) gives java.util.List<calls.Item> //~ takes(Item[]) gives java.util.List<calls.Item> //~ takes(int[]) gives java.util.List<int[]> //~ takes() wanted(List<Item>) gives java.util.List<calls.Item>
  <T> T first(Collection<? extends T> values) { return null; } //~ takes(List<Item>) gives calls.Item //~ takes(Set<? extends Item>) gives calls.Item //~ takes(List) gives java.lang.Object
  <T> void copy(List<? super T> to, List<? extends T> from) {} //~ takes(List<Object>, List<Item>) gives void
  <K, V> Map<V, List<K>> invert(Map<K, V> map) { return null; } //~ takes(TreeMap<String, Item>) gives java.util.Map<calls.Item, java.util.List<java.lang.String>>
  <T> T[] array(T[] values) { return null; } //~ takes(String[]) gives java.lang.String[] //~ takes(String[][]) gives java.lang.String[][]
  <T extends Comparable<? super T>> T max(Collection<? extends T> values) { return null; } //~ takes(List<Item>) gives calls.Item
  <T extends Item> T bounded() { return null; } //~ takes() gives calls.Item //~ takes() wanted(Sub) gives calls.Inference$Sub
  <T> T wanted() { return null; } //~ takes() wanted(String) gives java.lang.String //~ takes() wanted(int) gives java.lang.Integer
  <T> List<T> empty() { return null; } //~ takes() gives java.util.List<?> //~ takes() wanted(Collection<? extends Item>) gives java.util.List<calls.Item>
  <T, C extends Collection<T>> T into(C values) { return null; } //~ takes(ArrayList<Item>) gives calls.Item
  <T> Class<T> type(Class<T> type) { return null; } //~ takes(Class<? extends Item>) gives java.lang.Class<calls.Item>
  <R> List<R> map(Function<? super E, ? extends R> mapper) { return null; } //~ takes(_ -> Item) on(Inference<String>) gives java.util.List<calls.Item> //~ takes(_ -> int) gives java.util.List<java.lang.Integer> //~ takes(_ -> ?) gives java.util.List<unknown x>
  <A, R> R chain(Supplier<A> start, Function<A, R> next) { return null; } //~ takes(-> Item, _ -> String) gives java.lang.String
  <T> T late(Function<T, String> use, T value) { return value; } //~ takes(_ -> String, Item) gives calls.Item
  <T> Optional<T> lift(Callable<T> work) { return null; } //~ takes(=> Item) gives java.util.Optional<calls.Item>
  E own() { return null; } //~ takes() gives E //~ takes() on(Inference<Item>) gives calls.Item //~ takes() on(Inference) gives java.lang.Object //~ takes() on(Inference<? extends Item>) gives calls.Item //~ takes() on(Inference<? super Item>) gives java.lang.Object //~ takes() on(Inference<?>) gives java.lang.Object
  List<E> list() { return null; } //~ takes() on(Inference<? extends Item>) gives java.util.List<? extends calls.Item> //~ takes() on(Inference) gives java.util.List
  <T> T unknown(List<T> values) { return null; } //~ takes(?) gives unknown x

  static class Sub extends Item {}
}
