package calls;

import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
import com.acme.Missing;
import com.acme.Absent;

/** Each method says which arguments mean it. */
class Phases {
  void widen(double value) {} //~ takes(float)
  void widen(long value) {} //~ takes(int) //~ takes(byte) //~ takes(char)
  void widen(Object value) {} //~ takes(boolean) //~ takes(String) //~ takes(Integer)

  // Boxing comes after widening, variable arity after both.
  void box(long value) {} //~ takes(int)
  void box(Integer value) {} //~ takes(Integer)
  void box(int... value) {}
  void box(Object... value) {} //~ takes(String, int)
  //~ ambiguous box()
  //~ ambiguous box(int, int)

  void nulls(Object value) {} //~ takes(int) //~ takes(Missing) //~ takes(Object[])
  void nulls(char[] value) {} //~ takes(null) //~ takes(char[])

  void inheritance(Collection<String> values) {} //~ takes(Set<String>)
  void inheritance(List<String> values) {} //~ takes(ArrayList<String>) //~ takes(LinkedList<String>) //~ takes(null)
  //~ ambiguous inheritance(Missing)

  void pair(Object one, String other) {} //~ takes(Integer, String)
  void pair(String one, Object other) {} //~ takes(String, Integer)
  //~ ambiguous pair(String, String)

  void trailing(String first, Object... rest) {} //~ takes(String) //~ takes(String, Object[]) //~ takes(String, String[]) //~ takes(String, null) //~ takes(String, int)
  void trailing(String first, String second, Object... rest) {} //~ takes(String, String, int) //~ takes(String, String)

  void narrow(byte value) {} //~ takes(byte)
  void narrow(short value) {} //~ takes(short)
  void narrow(Character value) {} //~ takes(char)
  //~ none narrow(int)

  // What is unknown must not decide.
  void known(int count, Missing value) {} //~ takes(int, Missing) //~ takes(int, ?)
  void known(String name, Missing value) {} //~ takes(String, ?) //~ takes(null, null)
  //~ ambiguous known(?, Missing)

  void other(Missing value) {} //~ takes(Missing)
  void other(Absent value) {} //~ takes(Absent)
  //~ ambiguous other(?)
  //~ none other(String)

  void open(CharSequence value) {} //~ takes(String)
  void open(Runnable value) {} //~ takes(Thread)
  void open(int value) {} //~ takes(int) //~ takes(short)
  //~ ambiguous open(Missing)

  // No class that is missing can be final String, an int or an array.
  void closed(String value) {} //~ takes(String)
  void closed(int value) {} //~ takes(int)
  void closed(int[] value) {} //~ takes(int[])
  void closed(List<?> value) {} //~ takes(Missing)

  void single(String value) {} //~ takes(String) //~ takes(?) //~ takes(Missing)

  void generic(Object value) {} //~ takes(int)
  <T extends Comparable<T>> void generic(List<T> value) {} //~ takes(List<String>)

  void parts(List<String> values) {} //~ takes(ArrayList<String>)
  void parts(Collection<Integer> values) {} //~ takes(ArrayList<Integer>)

  void run(Runnable task) {} //~ takes(-> void) //~ takes(=> void)
  <V> void run(Callable<V> task) {} //~ takes(-> String) //~ takes(=> String)

  void shape(Function<String, String> function) {} //~ takes(_ -> String)
  void shape(BiFunction<String, String, String> function) {} //~ takes(_ _ -> String)
  void shape(Object value) {} //~ takes(String)
  void shape(Supplier<String> supplier) {} //~ takes(-> String)

  void consume(Consumer<String> consumer) {} //~ takes(_ -> void)
  void consume(Function<String, Integer> function) {} //~ takes(_ -> Integer)

  void primitive(ToIntFunction<String> function) {}
  void primitive(Function<String, Integer> function) {}
  //~ ambiguous primitive(_ -> int)

  void supply(IntSupplier supplier) {} //~ takes(-> int)
  void supply(Supplier<Integer> supplier) {} //~ takes(-> Integer)
}

class SubPhases extends Phases {
  void widen(int value) {} //~ takes(int) //~ takes(short)
  void single(String value) {} //~ takes(String)
}

class Half extends Missing {
  void half(String value) {} //~ takes(String)
  //~ missing(com.acme.Missing) half(int)
  //~ missing(com.acme.Missing) elsewhere()
}
