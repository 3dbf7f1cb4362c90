/**
 * A constructor has others start a thread that will have the object one day, and only then makes the part that it
 * fills: what was started before the part was made cannot have it. Whoever hands the part over before it is
 * filled is not safe, nor who has given itself away before and keeps the part.
 */
package fixture.memory;

import android.app.Activity;
import android.os.Bundle;

class Desk {
  private static Desk instance;
  private volatile Runnable asked = null;

  static synchronized Desk get() {
    if (instance == null) {
      instance = new Desk();
      new Thread(instance::work).start();
    }
    return instance;
  }

  void ask(Runnable what) {
    asked = what;
  }

  private void work() {
    while (true) {
      Runnable next = asked;
      if (next != null) next.run();
    }
  }
}

class Caption {
  private String text;

  void fill(String more) {
    text = more; //~ quiet(ordered) text
  }

  int size() {
    return text.length(); //~ quiet(ordered) text
  }
}

class Remark {
  private final Caption caption;

  Remark() {
    Desk.get();
    caption = new Caption();
    caption.fill("new");
    Desk.get().ask(this::show);
  }

  private void show() {
    caption.size();
  }
}

class Headline {
  private String line;

  void fill(String more) {
    line = more; //~ conflict(B) set line
  }

  int size() {
    return line.length(); //~ conflict(B) use line
  }
}

class Hasty {
  private final Headline headline;

  Hasty() {
    Desk.get();
    headline = new Headline();
    Desk.get().ask(this::show);
    headline.fill("late");
  }

  private void show() {
    headline.size();
  }
}

class Footer {
  private String note;

  void fill(String more) {
    note = more; //~ conflict(C) set note
  }

  int size() {
    return note.length(); //~ conflict(C) use note
  }
}

class Early {
  private volatile Footer footer = null;

  Early() {
    begin();
    footer = new Footer();
    footer.fill("late");
    Desk.get().ask(this::show);
  }

  private void begin() {
    new Thread(this::show).start();
  }

  private void show() {
    Footer shown = footer;
    if (shown != null) shown.size();
  }
}

public class MadeBehindStart extends Activity {
  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Thread(Remark::new).start();
    new Thread(Hasty::new).start();
    new Thread(Early::new).start();
  }
}
