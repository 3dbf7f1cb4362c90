/**
 * What each run makes is another object, though all of them are kept for everybody; what a run finds among
 * the kept ones may be anybody's.
 */
package fixture.classic;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

class MadeAndKept implements Runnable {
  static class Body {
    private final List<String> lines = new ArrayList<>();

    void add(String line) {
      lines.add(line); //~ quiet(confined|owned)? lines
    }
  }

  static class Letter {
    private final Body body = new Body();
    int pages;
    int marks;

    Letter(List<Letter> all) {
      all.add(this);
      write("Dear");
      pages = 1; //~ maybe(B) race write pages
    }

    void write(String line) {
      body.add(line);
    }

    void mark() {
      marks++; //~ race(A) self marks
    }
  }

  private final List<Letter> all = new CopyOnWriteArrayList<>();

  @Override
  public void run() {
    Letter own = new Letter(all);
    own.pages++; //~ maybe(B) race update pages
    own.mark();
    all.get(0).mark();
  }

  public static void main(String[] args) {
    MadeAndKept office = new MadeAndKept();
    new Thread(office).start();
    new Thread(office).start();
  }
}
