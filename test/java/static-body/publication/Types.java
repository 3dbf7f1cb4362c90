package publication;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

class Types {
  int a; //~ type primitive
  String b; //~ type immutable
  Integer c; //~ type immutable
  AtomicInteger d; //~ type thread-safe
  ConcurrentHashMap<String, String> e; //~ type thread-safe
  CopyOnWriteArrayList<String> f; //~ type thread-safe
  Map<String, String> g;
  List<String> h;
  ThreadLocal<String> i; //~ type thread-local
  android.os.Handler j; //~ type thread-safe
  int[] k;
  Object l;
  Thread.State m; //~ type enum
  Color n; //~ type enum
  Paint o;
  Point p; //~ type immutable
  Named q; //~ type immutable
  Mutable r;
  Holder s;
  Counter t; //~ type thread-safe
  Promised u; //~ type annotated
  Told v;
  Ring w; //~ type immutable
  Left x;
  Right y;
  Stateless z; //~ type immutable
  Shape aa;
  MyHandler bb;
  Quiet cc; //~ type thread-safe
  java.math.BigDecimal dd; //~ type immutable
  com.google.common.collect.ImmutableList<String> ee; //~ type immutable
  Runnable ff;
  Box<String> gg;
  Sub hh;
  Missing ii;
}

enum Color { RED, GREEN }

enum Paint { A; int times; }

record Point(int x, int y) {}

class Named { final String name = ""; final Point at = null; static int count; }

class Mutable { int n; }

class Holder { final Mutable m = null; }

class Counter { final AtomicInteger n = new AtomicInteger(); final String name = ""; }

@net.jcip.annotations.ThreadSafe class Promised { int n; }

@javax.annotation.concurrent.NotThreadSafe class Told { final int n = 1; }

class Ring { final Ring next = null; final int n = 0; }

class Left { final Right right = null; }

class Right { final Left left = null; int n; }

class Stateless { void f() {} }

interface Shape {}

class MyHandler extends android.os.Handler { int n; }

class Quiet extends android.os.Handler { final int n = 1; }

class Box<T> { final T value = null; }

class Sub extends Mutable { final int m = 1; }
