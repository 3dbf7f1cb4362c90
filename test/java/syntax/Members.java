package org.racelens.syntax;

class Members { //~ class(Members)
  int plain; //~ field(plain) int
  private static final long START = 1L, LIMIT = 2L; //~ field(LIMIT) private static final long //~ field(START) private static final long
  protected volatile transient int counter = 0; //~ field(counter) protected volatile transient int
  int one[], two[][] = {{1}}, three; //~ field(one) int[] //~ field(three) int //~ field(two) int[][]
  java.util.Map<String, ? extends java.util.List<int[]>> scoped; //~ field(scoped) java.util.Map<String, ? extends java.util.List<int[]>>
  Map.Entry<String, ?>[] entries; //~ field(entries) Map.Entry<String, ?>[]
  @GuardedBy("this") Object guarded; //~ field(guarded) @GuardedBy{value=this} Object
  @androidx.annotation.IntRange(from = 0, to = Limits.MOST) int ranged; //~ field(ranged) @androidx.annotation.IntRange{from=0, to=Limits.MOST} int
  @Named(value = "a", types = {A.class, b.C.class}, nested = @Other) @Deprecated static int annotated; //~ field(annotated) @Named{value=a, types=A.class|b.C.class, nested=@Other} @Deprecated static int
  Outer<String>.Inner<Integer> inner; //~ field(inner) Outer.Inner<Integer>
  final Runnable task = new Runnable() { //~ field(task) final Runnable
    int runs;
    @Override public void run() { runs++; }
  };

  { plain = 1; } //~ initializer(<init>) void

  static { System.loadLibrary("native"); } //~ static-initializer(<clinit>) static void

  Members() {} //~ constructor(<init>) void()
  public <T> Members(T first, final int... rest) throws IOException { this(); } //~ constructor(<init>) public <T> void(T first, final int[]... rest)

  void nothing() {} //~ method(nothing) void()
  public static synchronized strictfp int all(int a, final String b, @Nullable Object c) { return a; } //~ method(all) public static synchronized strictfp int(int a, final String b, @Nullable Object c)
  native void nativeOne(); //~ method(nativeOne) native void()
  int arrays(int a[], int[] b[], String... c)[] { return a; } //~ method(arrays) int[](int[] a, int[][] b, String[]... c)
  <T extends Comparable<? super T> & Runnable, U> Map<T, U[]> generic(Class<? extends T> type, Map.Entry<T, U>... more) throws A, b.C { return null; } //~ method(generic) <T : Comparable<? super T> : Runnable, U> Map<T, U[]>(Class<? extends T> type, Map.Entry<T, U>[]... more)
  void receiver(Members this, int x) {} //~ method(receiver) void(int x)
  void annotatedReceiver(@A Members this) {} //~ method(annotatedReceiver) void()
  @UiThread public void onClick(@NonNull View view) { class Local { int inLocal; } } //~ method(onClick) @UiThread public void(@NonNull View view)
  void open(int module, int record, int with, int yield) {} //~ method(open) void(int module, int record, int with, int yield)
  abstract int noBody(); //~ method(noBody) abstract int()
  ;
  int $dollar, _under, größe, 变量; //~ field(_under) int //~ field($dollar) int //~ field(größe) int //~ field(变量) int
}

class Annotated { //~ class(Annotated)
  int @A [] twice @B []; //~ field(twice) int[][]
  void dots(@A Object @Nullable ... all) {} //~ method(dots) void(@A Object[]... all)
  @A <T> @B String result() { return null; } //~ method(result) @A <T> String()
  void typed(Map<@A String, @B ? extends @C T> map) throws @D Exception {} //~ method(typed) void(Map<String, ? extends T> map)
}
