/** Location updates asked for in onResume and removed in onPause. */
package fixture.lifecycle;

import android.app.Activity;
import android.location.Location;
import android.location.LocationListener;
import android.location.LocationManager;
import android.os.Bundle;

public class LocationRemoved extends Activity implements LocationListener {
  private StringBuilder track;

  @Override
  protected void onResume() {
    super.onResume();
    track = new StringBuilder(); //~ quiet(ordered) track
    manager().requestLocationUpdates(LocationManager.GPS_PROVIDER, 1000, 5, this);
  }

  @Override
  public void onLocationChanged(Location location) {
    track.append(location.getLatitude()); //~ quiet(ordered) track
  }

  @Override
  protected void onPause() {
    manager().removeUpdates(this);
    track = null; //~ quiet(ordered) track
    super.onPause();
  }

  private LocationManager manager() {
    return (LocationManager) getSystemService(LOCATION_SERVICE);
  }

  @Override
  public void onStatusChanged(String provider, int status, Bundle extras) {}

  @Override
  public void onProviderEnabled(String provider) {}

  @Override
  public void onProviderDisabled(String provider) {}
}
