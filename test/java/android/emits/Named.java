package fixture;

import android.app.Activity;
import android.app.Service;
import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.os.IBinder;

/** Actions that come to the intent by a parameter, a local or a method that returns them. */
class Named extends Activity {
  static final String SYNC = "fixture.SYNC";

  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    super.onCreate(state);
    begin(this, SYNC);
    bindService(new Intent(cleaning(state == null)), null, 0);
  }

  static void begin(Context context, String action) {
    String name = action;
    context.startService(new Intent(name));
  }

  private static String cleaning(boolean now) {
    return now ? "fixture.CLEAN" : "fixture.LATER";
  }

  public static class Syncing extends Service {
    @Override
    public void onCreate() {} //~ origin(main) entry-callback service.lifecycle //~ caused(declare) the manifest:12 //~ caused(start) Context.startService:23

    @Override
    public IBinder onBind(Intent intent) { //~ origin(main) entry-callback service.lifecycle //~ caused(declare) the manifest:12
      return null;
    }
  }

  public static class Cleaning extends Service {
    @Override
    public IBinder onBind(Intent intent) { //~ origin(main) entry-callback service.lifecycle //~ caused(declare) the manifest:15 //~ caused(start) ContextWrapper.bindService:18
      return null;
    }
  }
}
