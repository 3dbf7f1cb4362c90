/** However an object comes to a helper, the way without the lock is seen. */
package fixture.aliasing;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

class WaysOfAnObject {
  static class Box {
    int byField;
    int byList;
    int byResult;
    int byCapture;
    int byConsumer;
    int byArray;
    int byMaking;
    Box inner;

    Box() {}

    Box(Box other) {
      Helper.INSTANCE.making(other);
    }
  }

  static class Helper {
    static final Helper INSTANCE = new Helper();

    void field(Box box) {
      box.inner.byField++; //~ race(A) self byField
    }

    void list(Box box) {
      box.byList++; //~ race(B) self byList
    }

    void result(Box box) {
      box.byResult++; //~ race(C) self byResult
    }

    void capture(Runnable work) {
      work.run();
    }

    void consume(Box box, Consumer<Box> consumer) {
      consumer.accept(box);
    }

    void array(Box[] boxes) {
      boxes[0].byArray++; //~ race(F) self byArray
    }

    void making(Box box) {
      box.byMaking++; //~ race(G) self byMaking
    }
  }

  private final Box shared = new Box();
  private final List<Box> boxes = new ArrayList<>();
  private final Box[] few = new Box[1];

  WaysOfAnObject() {
    shared.inner = new Box();
    boxes.add(shared);
    few[0] = shared;
  }

  private Box get() {
    return shared;
  }

  synchronized void locked() {
    all(shared, few);
    for (Box box : boxes) Helper.INSTANCE.list(box);
  }

  void open() {
    all(get(), few);
    for (Box box : boxes) Helper.INSTANCE.list(box);
  }

  private void all(Box box, Box[] array) {
    Helper.INSTANCE.field(box);
    Helper.INSTANCE.result(box);
    Helper.INSTANCE.capture(() -> box.byCapture++); //~ race(D) self byCapture
    Helper.INSTANCE.consume(box, each -> each.byConsumer++); //~ missed(E) race self byConsumer
    Helper.INSTANCE.array(array);
    new Box(box);
  }

  public static void main(String[] args) {
    WaysOfAnObject ways = new WaysOfAnObject();
    Box other = new Box();
    other.inner = new Box();
    new Thread(ways::locked).start();
    Helper.INSTANCE.field(other);
    Helper.INSTANCE.list(other);
    Helper.INSTANCE.result(other);
    ways.open();
  }
}
