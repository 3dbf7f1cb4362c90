package ownership;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** What is owned at each call of `use`. */
class Owned {
  Owned next;
  int n;
  static Owned shared;
  final List<Owned> list = new ArrayList<>();
  static final List<Owned> ALL = new ArrayList<>();

  Owned() {}

  Owned(Owned next) {
    use(this); //~ owned yes
    this.next = next;
    use(next); //~ owned no
    shared = this;
    use(this); //~ owned no
  }

  Owned(int n) {
    this.n = n;
    use(this); //~ owned yes
    new Thread(() -> use(this)).start(); //~ owned no
    use(this); //~ owned no
  }

  static void use(Object o) {}

  static boolean test() {
    return shared == null;
  }

  static void keep(Owned o) {
    shared = o;
  }

  static void look(Owned o) {
    o.n = o.next.n;
  }

  static void keepNext(Owned o) {
    shared = o.next;
  }

  static Owned make() { //~ fresh
    Owned made = new Owned();
    made.n = 1;
    return made;
  }

  static Owned makeShared() {
    Owned made = new Owned();
    shared = made;
    return made;
  }

  static Owned makeSometimes() { //~ fresh
    if (test()) return null;
    return make();
  }

  static Owned find(boolean b) {
    return b ? new Owned() : shared;
  }

  static Owned self(Owned o) {
    return o;
  }

  static Owned makeDeep(int depth) { //~ fresh
    if (depth == 0) return new Owned();
    Owned made = makeDeep(depth - 1);
    made.n++;
    return made;
  }

  Owned setNext(Owned o) {
    next = o;
    return this;
  }

  static native void nativeCall(Owned o);

  void local() {
    Owned a = new Owned();
    use(a); //~ owned yes
    a.n = 3;
    Owned b = a;
    use(b); //~ owned yes
    use(shared); //~ owned no
    use(this); //~ owned no
    use(new int[3]); //~ owned yes
  }

  void stored() {
    Owned a = new Owned();
    shared = a;
    use(a); //~ owned no
    Owned b = new Owned();
    next = b;
    use(b); //~ owned no
    Owned c = new Owned();
    list.add(c);
    use(c); //~ owned no
    Owned d = new Owned();
    Owned[] array = new Owned[] {d};
    use(d); //~ owned yes
    ALL.addAll(Arrays.asList(array));
    use(d); //~ owned no
  }

  void inOwned() {
    Owned a = new Owned();
    Owned b = new Owned();
    a.next = b;
    use(b); //~ owned yes
    shared = a;
    use(b); //~ owned no
    List<Owned> mine = new ArrayList<>();
    Owned c = new Owned();
    mine.add(c);
    use(c); //~ owned yes
    use(mine); //~ owned yes
    Collections.sort(mine, null);
    use(mine.get(0)); //~ owned no
    keep(mine.get(0));
    use(c); //~ owned no
    use(mine); //~ owned yes
  }

  void given() {
    Owned a = new Owned();
    look(a);
    use(a); //~ owned yes
    keep(a);
    use(a); //~ owned no
    Owned b = new Owned();
    Owned c = new Owned();
    b.next = c;
    keepNext(b);
    use(b); //~ owned yes
    use(c); //~ owned no
    Owned d = new Owned();
    nativeCall(d);
    use(d); //~ owned no
    Owned e = new Owned();
    System.setProperties(null);
    e.list.add(e);
    use(e); //~ owned yes
  }

  void toLibrary(android.os.Handler handler) {
    StringBuilder text = new StringBuilder().append("a").append(1);
    use(text); //~ owned yes
    android.os.Message m = new android.os.Message();
    m.obj = this;
    use(m); //~ owned yes
    handler.sendMessage(m);
    use(m); //~ owned no
    android.content.Intent intent = new android.content.Intent();
    intent.putExtra("n", 1);
    use(intent); //~ owned yes
    unknown.call(intent);
    use(intent); //~ owned no
  }

  void results() {
    use(make()); //~ owned yes
    use(makeShared()); //~ owned no
    use(makeSometimes()); //~ owned yes
    use(find(true)); //~ owned no
    use(makeDeep(3)); //~ owned yes
    Owned a = new Owned();
    use(self(a)); //~ owned yes
    keep(self(a));
    use(a); //~ owned no
  }

  void builder() {
    Owned part = new Owned();
    Owned whole = new Owned().setNext(part).setNext(part);
    use(whole); //~ owned yes
    use(part); //~ owned yes
    keep(whole);
    use(part); //~ owned no
    Owned leaked = new Owned(part);
    use(leaked); //~ owned no
  }

  void branches(boolean b) {
    Owned a = new Owned();
    if (b) keep(a);
    use(a); //~ owned no
    Owned c = b ? new Owned() : make();
    use(c); //~ owned yes
    Owned d = b ? shared : make();
    use(d); //~ owned no
  }

  void loop() {
    Owned last = null;
    while (test()) {
      Owned a = new Owned();
      use(a); //~ owned yes
      if (last != null) use(last); //~ owned no
      keep(a);
      use(a); //~ owned no
      last = a;
    }
  }

  void loopWithContents() {
    Owned part = new Owned();
    Owned last = null;
    while (test()) {
      Owned a = new Owned();
      if (last != null) keep(last);
      use(part); //~ owned no
      a.next = part;
      last = a;
    }
  }

  void caught() {
    Owned a = new Owned();
    try {
      keep(a);
    } catch (RuntimeException e) {
      use(a); //~ owned no
    }
    Owned b = new Owned();
    try {
      look(b);
    } catch (RuntimeException e) {
      use(b); //~ owned yes
      throw e;
    }
  }

  void closures() {
    Owned a = new Owned();
    Runnable run = () -> use(a); //~ owned no
    use(a); //~ owned yes
    run.run();
    use(a); //~ owned no
    Owned b = new Owned();
    Runnable inner =
        new Runnable() {
          public void run() {
            use(b); //~ owned no
          }
        };
    use(b); //~ owned yes
    new Thread(inner).start();
    use(b); //~ owned no
  }
}

class Base {
  Base() {
    Owned.ALL.add(null);
    Owned.use(this); //~ owned yes
    register(this);
  }

  static void register(Base b) {
    all = b;
  }

  static Base all;
}

class Derived extends Base {
  int n;

  {
    Owned.use(this); //~ owned no
  }

  Derived() {
    Owned.use(this); //~ owned no
  }
}

class Plain {
  int n;

  {
    Owned.use(this); //~ owned yes
  }
}
