package fixture;

import android.app.Activity;
import android.os.Bundle;
import android.view.ContextMenu;
import android.view.MenuItem;
import android.view.View;

/** A view that is registered may ask its screen for a menu. */
class ContextMenus extends Activity {
  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    super.onCreate(state);
    registerForContextMenu(findViewById(1));
  }

  @Override
  public void onCreateContextMenu(ContextMenu menu, View view, ContextMenu.ContextMenuInfo info) {} //~ origin(main) entry-callback component.input //~ caused(enable) Activity.registerForContextMenu:14

  @Override
  public boolean onContextItemSelected(MenuItem item) { //~ origin(main) entry-callback component.input //~ caused(enable) Activity.registerForContextMenu:14
    return true;
  }
}
