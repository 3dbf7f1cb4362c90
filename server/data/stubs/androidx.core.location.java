package androidx.core.location;

import android.location.LocationListener;
import android.location.LocationManager;
import android.os.Bundle;

public interface LocationListenerCompat extends LocationListener {
  default void onStatusChanged(String provider, int status, Bundle extras) {}
  default void onProviderEnabled(String provider) {}
  default void onProviderDisabled(String provider) {}
}

public final class LocationManagerCompat {
  public static boolean isLocationEnabled(LocationManager locationManager);
}
