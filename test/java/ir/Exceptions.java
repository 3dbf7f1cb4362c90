package ir;

import java.io.Closeable;
import java.io.IOException;

/** Ways out of try, catch and finally. */
class Exceptions {
  int n;
  Exceptions next;

  void caught() {
    try {
      n = 1;
      next.caught();
      n = 2;
    } catch (IllegalStateException | IllegalArgumentException e) {
      n = e.hashCode();
    } catch (RuntimeException e) {
      throw new IllegalStateException(e);
    }
    n = 3;
  }

  int always(boolean b) {
    try {
      if (b) return next.n;
    } finally {
      n = 4;
    }
    return n;
  }

  void jumps() {
    for (int i = 0; i < 3; i++) {
      try {
        if (i == 1) continue;
        if (i == 2) break;
        next.jumps();
      } catch (RuntimeException e) {
        n = i;
      } finally {
        n++;
      }
    }
  }

  int overruled() {
    try {
      throw new IllegalStateException();
    } finally {
      return 1;
    }
  }

  void resources(Closeable given) throws IOException {
    try (Closeable first = open(); given) {
      n = 5;
    } catch (IOException e) {
      n = 6;
    } finally {
      n = 7;
    }
  }

  Closeable open() {
    return () -> n--;
  }

  int nested() {
    try {
      try {
        return next.n;
      } finally {
        n = 8;
      }
    } finally {
      Runnable later = () -> n++;
      later.run();
    }
  }
}
