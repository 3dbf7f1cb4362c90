package fixture;

import android.app.Activity;
import android.view.MenuItem;
import android.view.View;

class Screens extends Activity {
  public void save(View view) {} //~ origin(main) entry-callback layout.onClick

  public void refresh(MenuItem item) {} //~ origin(main) entry-callback layout.onClick

  public void save(int other) {}

  static class Elsewhere {
    public void save(View view) {}
  }
}
