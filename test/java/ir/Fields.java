package ir;

/** Fields of this, of others, of classes around; counting and compound assignments. */
class Fields {
  int count;
  static int total;
  Fields next;
  int[] cells;

  void write(Fields other) {
    count = 1;
    this.count = 2;
    other.next.count = 3;
    total = 4;
    Fields.total = 5;
    cells[0] = 6;
  }

  int read(Fields other) {
    return count + other.next.count + total + cells[1] + cells.length;
  }

  void lostUpdates(int i) {
    count++;
    next.count += i;
    total--;
    cells[i] *= 2;
    int old = count++;
    int young = ++count;
  }

  void chained(int x) {
    int y = count = x;
    x = y + (y = 2);
  }

  class Inner {
    void outer() {
      count++;
      Fields.this.next = null;
    }

    class Deeper {
      int count;

      void outermost() {
        next.count = count;
        lostUpdates(1);
      }
    }
  }

  static class Derived extends Fields {
    void inherited() {
      super.count = count;
    }
  }
}
