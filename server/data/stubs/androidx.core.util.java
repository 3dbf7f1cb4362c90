package androidx.core.util;

import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;

public interface Consumer<T> {
  void accept(T t);
}

public interface Supplier<T> {
  T get();
}

public interface Predicate<T> {
  boolean test(T t);
  default Predicate<T> and(Predicate<? super T> other) { return null; }
  default Predicate<T> negate() { return null; }
  default Predicate<T> or(Predicate<? super T> other) { return null; }
}

public class Pair<F, S> {
  public final F first = null;
  public final S second = null;
  public Pair(F first, S second);
  public static <A, B> Pair<A, B> create(A a, B b);
}

public class ObjectsCompat {
  public static boolean equals(Object a, Object b);
  public static int hashCode(Object o);
  public static int hash(Object... values);
  public static String toString(Object o, String nullDefault);
  public static <T> T requireNonNull(T obj);
  public static <T> T requireNonNull(T obj, String message);
}

public final class Preconditions {
  public static void checkArgument(boolean expression);
  public static <T> T checkNotNull(T reference);
  public static <T> T checkNotNull(T reference, Object errorMessage);
  public static void checkState(boolean expression);
}

public final class PatternsCompat {
  public static final java.util.regex.Pattern IP_ADDRESS = null;
  public static final java.util.regex.Pattern DOMAIN_NAME = null;
  public static final java.util.regex.Pattern WEB_URL = null;
  public static final java.util.regex.Pattern EMAIL_ADDRESS = null;
}

public class AtomicFile {
  public AtomicFile(File baseName);
  public File getBaseFile();
  public void delete();
  public FileOutputStream startWrite() throws IOException;
  public void finishWrite(FileOutputStream str);
  public void failWrite(FileOutputStream str);
  public FileInputStream openRead() throws IOException;
  public byte[] readFully() throws IOException;
}

public final class Pools {
  public interface Pool<T> {
    T acquire();
    boolean release(T instance);
  }
  public static class SimplePool<T> implements Pool<T> {
    public SimplePool(int maxPoolSize);
    public T acquire();
    public boolean release(T instance);
  }
  public static class SynchronizedPool<T> extends SimplePool<T> {
    public SynchronizedPool(int maxPoolSize) { super(maxPoolSize); }
  }
}

public class DebugUtils {
  public static void buildShortClassTag(Object cls, StringBuilder out);
}
