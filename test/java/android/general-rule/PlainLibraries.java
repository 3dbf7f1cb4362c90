package fixture;

import android.app.Activity;
import org.jivesoftware.smack.roster.RosterListener;

/** A library that knows nothing of Android knows no main looper; one of which that is not said may. */
class PlainLibraries extends Activity implements com.acme.PermissionCallbacks {
  @Override
  public void onPermissionsGranted(int code) {} //~ origin(main) entry-callback general assumed

  static class Contacts implements RosterListener {
    @Override
    public void onLoaded(String roster) {} //~ origin(unknown) entry-callback general assumed
  }
}
