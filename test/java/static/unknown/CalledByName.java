/**
 * A listener whose interface stands in a library that is not there: what the project's own code calls on it is known by
 * the object and the name. A method of another number of parameters is another one, and that of `super` is the library's.
 */
package fixture.unknown;

import com.acme.net.Listener;
import com.acme.net.Socket;

public class CalledByName {
  interface OwnListener extends Listener {
    void closed();
  }

  static class Screen extends Socket implements OwnListener {
    private int size;
    private int other;
    private int above;

    @Override
    public void arrived(int bytes) {
      size = bytes; //~ race(A) write size
    }

    public void arrived(int bytes, int more) {
      other = more; //~ quiet(one-thread|ordered) other
    }

    @Override
    public void open() {
      above++; //~ quiet(one-thread|ordered) above
    }

    void closing() {
      super.open();
    }

    @Override
    public void closed() {}

    int size() {
      return size; //~ race(A) read size
    }
  }

  private final OwnListener listener;
  private final Screen screen;

  CalledByName(Screen screen) {
    this.screen = screen;
    this.listener = screen;
  }

  void receive() {
    listener.arrived(3);
    screen.closing();
  }

  public static void main(String[] args) {
    Screen screen = new Screen();
    new Thread(new CalledByName(screen)::receive).start();
    System.out.println(screen.size());
    screen.arrived(1, 2);
    screen.open();
  }
}
