package fixture;

import android.app.Activity;
import android.view.View;

/** What every flavour has of its own is called by code of all of them. */
class Shop extends Activity {
  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    super.onResume();
    new Store().sync();
    Store.begin(() -> {}); //~ origin(thread lambda in Shop.onResume) thread thread.start
    new View(this).setOnClickListener(new Store());
  }
}
