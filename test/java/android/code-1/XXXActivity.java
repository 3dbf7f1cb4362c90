package fixture;

import android.app.Activity;
import android.os.Bundle;
import android.view.KeyEvent;
import android.view.MenuItem;

/** Seed 001 Code 1: the harness calls these in this order, input between onResume and onPause. */
public class XXXActivity extends Activity {
  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    super.onCreate(state);
  }

  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    super.onStart();
  }

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    super.onResume();
  }

  @Override
  public boolean onKeyDown(int code, KeyEvent event) { //~ origin(main) entry-callback component.input
    return false;
  }

  @Override
  public boolean onMenuItemSelected(int feature, MenuItem item) { //~ origin(main) entry-callback component.input
    return helper();
  }

  @Override
  protected void onPause() { //~ origin(main) entry-callback activity.lifecycle
    super.onPause();
  }

  @Override
  protected void onStop() { //~ origin(main) entry-callback activity.lifecycle
    super.onStop();
  }

  @Override
  protected void onDestroy() { //~ origin(main) entry-callback activity.lifecycle
    super.onDestroy();
  }

  private boolean helper() {
    return true;
  }
}
