package publication;

class Fields {
  final int a = 1; //~ field final
  volatile int b; //~ field volatile
  int c = 1; //~ field effectively-final
  int d; //~ field effectively-final
  int e;
  int f; //~ field effectively-final
  int g;
  static int h = 1; //~ field effectively-final
  static int i;
  static int j; //~ field effectively-final
  int k;
  int l;
  int m; //~ field effectively-final
  @butterknife.BindView(1) Object n;
  @androidx.annotation.Nullable Object o; //~ field effectively-final
  static Fields shared;

  {
    f = 3;
  }

  static {
    j = 4;
  }

  Fields(int d) {
    this.d = d;
    shared = this;
    k = 5;
    Runnable run = () -> l = 6;
    run.run();
  }

  Fields() {}

  void late(Fields other) {
    e = 2;
    i = 2;
    other.g = 1;
  }

  static Fields build() {
    Fields made = new Fields();
    made.m = 3;
    return made;
  }
}
