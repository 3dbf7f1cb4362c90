/** Methods that say which thread they are for keep to it, whoever calls them; others race with them. */
package fixture.open;

import androidx.annotation.UiThread;
import com.facebook.infer.annotation.ThreadConfined;
import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class SaidThreads {
  private int shown;
  private int seen;
  private int written;
  private Part part;

  @UiThread
  void show() {
    shown = 1; //~ quiet(one-thread) shown
  }

  void showFromAnywhere() {
    show();
  }

  @ThreadConfined(ThreadConfined.UI)
  int shown() {
    return shown; //~ quiet(one-thread) shown
  }

  @UiThread
  void see() {
    seen = 1; //~ race(A) write seen
  }

  int seen() {
    return seen; //~ race(A) read seen
  }

  @ThreadConfined("files")
  void write() {
    written++; //~ race(B) write written
  }

  int written() {
    return written; //~ race(B) read written
  }

  void use() {
    part.count++; //~ quiet(confined)? count
  }

  @ThreadConfined(ThreadConfined.ANY)
  static class Part {
    int count;
  }

  @UiThread
  abstract static class Screen {
    int rows;

    abstract void fill();
  }

  @ThreadSafe
  static class List extends Screen {
    @Override
    void fill() {
      rows++; //~ quiet(one-thread) rows
    }
  }
}
