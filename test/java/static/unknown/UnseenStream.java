/**
 * A stream that reflection makes is one of its own, not one of those that are known: that the class is
 * Closeable does not put its objects into other hands. The thread and its starter do share one.
 */
package fixture.unknown;

import java.io.Closeable;

class UnseenStream {
  static class Tape implements Closeable {
    int position;
    int shared;

    void play() {
      position++;
    }

    void mark() {
      shared++; //~ race(A) self shared
    }

    @Override
    public void close() {}
  }

  static void own() {
    Tape tape = new Tape();
    tape.play();
  }

  static void made(Class<? extends Tape> type) throws Exception {
    Tape tape = type.getConstructor().newInstance();
    tape.play();
  }

  public static void main(String[] args) {
    Tape both = new Tape();
    new Thread(both::mark).start();
    new Thread(UnseenStream::own).start();
    new Thread(
            () -> {
              try {
                made(Tape.class);
              } catch (Exception e) {
                return;
              }
            })
        .start();
    both.mark();
  }
}
