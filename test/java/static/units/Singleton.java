/** A singleton between screen and background: made safely, used without a lock. */
package fixture.units;

import android.app.Activity;
import android.os.Bundle;

public class Singleton extends Activity {
  static class Session {
    private static final Session INSTANCE = new Session();
    private String token;
    private int requests;

    static Session get() {
      return INSTANCE; //~ quiet(final|ordered|immutable) INSTANCE
    }

    void login(String to) {
      token = to; //~ race(A) write token
    }

    String token() {
      return token; //~ race(A) read token
    }

    synchronized void count() {
      requests++; //~ quiet(lock) requests
    }
  }

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    findViewById(1).setOnClickListener(view -> Session.get().login("new"));
    new Thread(() -> {
      Session.get().count();
      System.out.println(Session.get().token());
    }).start();
    Session.get().count();
  }
}
