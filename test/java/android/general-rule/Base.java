package fixture;

import android.app.Application;
import android.content.Context;

/** What an application does before all else. */
class Base extends Application {
  @Override
  protected void attachBaseContext(Context base) { //~ origin(main) entry-callback application.lifecycle
    super.attachBaseContext(base);
    new Thread(() -> load(), "early").start(); //~ origin(thread early) thread thread.start //~ from(Thread.start) Base.attachBaseContext
  }

  private void load() {}
}
