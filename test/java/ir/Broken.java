package ir;

/** Half-typed text keeps what can be read. */
class Broken {
  int n;
  Broken next;

  void missing() {
    n = ;
    next.
    n++;
  }

  void open(int k) {
    if (k > ) { n = 1; }
    next.open(k, );
    while (
  }

  void after() {
    break;
    continue nowhere;
    yield 3;
    n = 2;
  }
}
