package org.racelens.syntax;

/** Every statement and expression of the language, once at least. */
class Bodies<T> extends Base { //~ class(Bodies) <T> extends Base
  int field; //~ field(field) int
  int[] array = new int[] {1, 2}; //~ field(array) int[]
  int[][] matrix = new int[3][]; //~ field(matrix) int[][]

  Bodies(int x) { super(x); } //~ constructor(<init>) void(int x)
  Bodies() { <String>this(1); } //~ constructor(<init>) void()
  Bodies(Outer outer) { outer.super(); } //~ constructor(<init>) void(Outer outer)

  int statements(Object o, List<String> list) throws Exception { //~ method(statements) int(Object o, List<String> list)
    int a = 1, b[] = {1}, c;
    final var inferred = list;
    var other = new ArrayList<>(list);
    if (a > 0) return a; else if (a < 0) { a++; } else ;
    while (a-- > 0) continue;
    do { --a; } while (a != 0 && a <= 3 || a >= 4);
    for (int i = 0, j = 1; i < 10; i++, j--) { }
    for (a = 0, c = 1; ; ) break;
    for (;;) { break; }
    for (final String each : list) System.out.println(each);
    for (var each : list) { }
    outer:
    for (int i = 0; i < 3; i++) {
      for (;;) { if (i == 1) continue outer; break outer; }
    }
    synchronized (this) { field = 1; }
    try { run(); } catch (IOException | IllegalStateException e) { throw e; } finally { a = 2; }
    try (Reader in = open(); var out = write(); reader; this.field) { in.read(); } catch (final Exception e) { }
    assert a > 0;
    assert a > 0 : "positive";
    throw new IllegalStateException("no");
  }

  void switches(Object o, int day, Shape shape) { //~ method(switches) void(Object o, int day, Shape shape)
    switch (day) {
      case 1:
      case 2: run(); break;
      case 3, 4: { run(); }
      default: stop();
    }
    int length = switch (day) {
      case 1, 7 -> 6;
      case 2 -> { int t = 1; yield t; }
      default -> throw new IllegalStateException();
    };
    int kind = switch (day) { case 1: yield 2; default: yield 3; };
    String text = switch (o) {
      case null -> "null";
      case Integer i when i > 10 -> "big";
      case Integer i -> "int";
      case Point(int x, var y) -> "point";
      case Line(Point(var x, int y), Point p) -> "line";
      case String s -> s;
      default -> "other";
    };
    switch (color) { case RED -> run(); case GREEN -> { } }
  }

  void expressions(Object o, int[] numbers) { //~ method(expressions) void(Object o, int[] numbers)
    a = b = c;
    a += 1; a -= 1; a *= 2; a /= 2; a %= 2; a &= 1; a |= 1; a ^= 1; a <<= 1; a >>= 1; a >>>= 1;
    int sum = 1 + 2 - 3 * 4 / 5 % 6 << 1 >> 2 >>> 3 & 4 | 5 ^ 6;
    boolean same = a == b || a != b && !(a < b);
    int signs = -a + +b - ~c;
    a++; ++a; a--; --a;
    numbers[0] = numbers[numbers.length - 1];
    this.field = super.field + Bodies.this.field + Bodies.super.toString().length();
    run(); this.run(); super.run(); Bodies.super.run(); a.b().c(1, "x").d(); this.<String>generic("x"); Bodies.<T>of();
    Object cast = (Object) o; int narrowed = (int) 3.5; Runnable both = (Runnable & Serializable) () -> { };
    boolean is = o instanceof String, named = o instanceof final String s, deep = o instanceof Point(int x, int y);
    int choice = a > b ? a : b > c ? b : c;
    Class<?> type = int[].class, other = Bodies.class, third = void.class;
    Object made = new Object(), inner = outer.new Inner(), generic = new Box<>(1), array = new String[2][3][];
    Object anonymous = new Base<String>(1) { int x; { x = 1; } void f() { } };
    Runnable lambda = () -> run(), block = () -> { run(); return; };
    Function<String, Integer> one = s -> s.length(), typed = (String s) -> 1, two = (s) -> 2;
    BinaryOperator<Integer> add = (x, y) -> x + y, varred = (var x, final var y) -> x;
    Supplier<?> m1 = this::run, m2 = Bodies::new, m3 = int[]::new, m4 = super::run, m5 = List<String>::size, m6 = a.b::<T>c;
    char[] chars = {'a', '\n', '\u0041', '\'', '\\'};
    long numbersOfAllKinds = 1_000L + 0xFFL + 0b1010 + 017 + 0;
    double reals = 1.5 + .5f + 1e10 + 1.e-3d + 0x1.8p1 + 3f;
    String strings = "plain" + "esc\"aped\t\u00e9" + "";
    String block2 = """
        A "text" block,
          with \""" and // no comment
        """;
    boolean flags = true ^ false;
    Object nothing = null;
    class Local<U> extends Base { U u; Local() { super(1); } }
    record Pair(int left, int right) { }
    enum Color { RED, GREEN }
    interface Callback { void done(); }
    if (o instanceof String s && s.length() > 0) { label: { break label; } }
    int $a = 1, _b = 2, été = 3;
    @SuppressWarnings("all") final int annotated = 1;
    List<@NonNull String> typeAnnotated = new @A ArrayList<@B String>();
  }
}
