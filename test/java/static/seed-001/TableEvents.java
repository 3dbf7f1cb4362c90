/**
 * Seed 001 Table 3.1, events: a click, a menu item and a location all run on the main thread and have no
 * data race; each has one with the thread.
 */
package fixture.seed001;

import android.app.Activity;
import android.location.Location;
import android.location.LocationListener;
import android.location.LocationManager;
import android.os.Bundle;
import android.view.MenuItem;
import android.view.View;
import android.widget.PopupMenu;

public class TableEvents extends Activity
    implements View.OnClickListener, PopupMenu.OnMenuItemClickListener, LocationListener {
  private int events;
  private int shared;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    findViewById(1).setOnClickListener(this);
    PopupMenu menu = new PopupMenu(this, findViewById(1));
    menu.setOnMenuItemClickListener(this);
    LocationManager gps = (LocationManager) getSystemService(LOCATION_SERVICE);
    gps.requestLocationUpdates(LocationManager.GPS_PROVIDER, 1000, 5, this);
    new Thread(() -> {
      shared = -1; //~ race(A) write shared //~ race(B) write shared //~ race(C) write shared
    }).start();
  }

  @Override
  public void onClick(View view) {
    events++; //~ quiet(one-thread) events
    shared = 1; //~ race(A) write shared
  }

  @Override
  public boolean onMenuItemClick(MenuItem item) {
    events++; //~ quiet(one-thread) events
    shared = 2; //~ race(B) write shared
    return true;
  }

  @Override
  public void onLocationChanged(Location location) {
    events++; //~ quiet(one-thread) events
    shared = 3; //~ race(C) write shared
  }

  @Override
  public void onStatusChanged(String provider, int status, Bundle extras) {}

  @Override
  public void onProviderEnabled(String provider) {}

  @Override
  public void onProviderDisabled(String provider) {}
}
