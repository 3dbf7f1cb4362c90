package fixture;

import android.app.Activity;
import android.location.Location;
import android.location.LocationListener;
import android.os.Bundle;

/** A listener of the platform's type that the project calls itself: no library is ever given it. */
class OwnListener extends Activity {
  private final LocationListener shown = new Shown();

  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    shown.onLocationChanged(new Location("gps"));
    ((android.location.LocationManager) getSystemService("location"))
        .requestLocationUpdates("gps", 0, 0, new Asked());
  }

  static class Shown implements LocationListener {
    @Override
    public void onLocationChanged(Location location) {}
  }

  /** Given back to who asks for it, and counted here too. */
  static class Rows extends android.widget.RemoteViewsService {
    @Override
    public RemoteViewsFactory onGetViewFactory(android.content.Intent intent) { //~ origin(main) entry-callback remote.views.bind
      RowFactory rows = new RowFactory();
      rows.getCount();
      return rows;
    }
  }

  abstract static class Factory implements android.widget.RemoteViewsService.RemoteViewsFactory {}

  static class RowFactory extends Factory {
    @Override
    public int getCount() { //~ origin(binder) binder remote-views-factory.lifecycle
      return 0;
    }
  }

  static class Asked implements LocationListener {
    @Override
    public void onLocationChanged(Location location) {} //~ origin(main) entry-callback location
  }
}
