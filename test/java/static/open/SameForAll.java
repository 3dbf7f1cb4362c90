/** What everybody computes alike may be stored by anybody; but not in two halves, and not mixed with others. */
package fixture.open;

import com.facebook.infer.annotation.Functional;
import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
abstract class SameForAll {
  private Object theme;
  private Integer width;
  private long stamp;
  private int mixed;

  interface Source {
    @Functional
    int widthOf();
  }

  @Functional
  abstract Object readTheme();

  @Functional
  abstract long readStamp();

  abstract int next();

  private Object themeNow() {
    return readTheme();
  }

  Object theme() {
    if (theme == null) theme = themeNow(); //~ quiet(immutable|read-only|final|guard)? theme
    return theme;
  }

  void width(Source source) {
    width = source.widthOf() + 1; //~ quiet(immutable|read-only|final|guard)? width
  }

  void stamp() {
    stamp = readStamp(); //~ race(A) self stamp
  }

  void mix(Source source) {
    mixed = source.widthOf() + next(); //~ race(B) self mixed
  }

  static class Real extends SameForAll {
    @Override
    native Object readTheme();

    @Override
    native long readStamp();

    @Override
    native int next();
  }
}
