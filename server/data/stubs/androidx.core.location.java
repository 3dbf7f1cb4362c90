package androidx.core.location;

import android.location.GnssMeasurementsEvent;
import android.location.GnssStatus;
import android.location.Location;
import android.location.LocationListener;
import android.location.LocationManager;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import androidx.core.util.Consumer;
import java.util.concurrent.Executor;

public interface LocationListenerCompat extends LocationListener {
  default void onStatusChanged(String provider, int status, Bundle extras) {}
  default void onProviderEnabled(String provider) {}
  default void onProviderDisabled(String provider) {}
}

public final class LocationRequestCompat {
  public static final int QUALITY_BALANCED_POWER_ACCURACY = 102;
  public static final int QUALITY_HIGH_ACCURACY = 100;
  public static final int QUALITY_LOW_POWER = 104;
  public int getQuality();
  public long getIntervalMillis();
  public static final class Builder {
    public Builder(long intervalMillis);
    public Builder(LocationRequestCompat locationRequest);
    public Builder setIntervalMillis(long intervalMillis);
    public Builder setQuality(int quality);
    public Builder setDurationMillis(long durationMillis);
    public Builder setMaxUpdates(int maxUpdates);
    public Builder setMinUpdateIntervalMillis(long minUpdateIntervalMillis);
    public Builder setMinUpdateDistanceMeters(float minUpdateDistanceMeters);
    public Builder setMaxUpdateDelayMillis(long maxUpdateDelayMillis);
    public LocationRequestCompat build();
  }
}

public abstract class GnssStatusCompat {
  public static GnssStatusCompat wrap(GnssStatus gnssStatus);
  public abstract int getSatelliteCount();
  public abstract int getConstellationType(int satelliteIndex);
  public abstract int getSvid(int satelliteIndex);
  public abstract float getCn0DbHz(int satelliteIndex);
  public abstract boolean usedInFix(int satelliteIndex);
  public abstract static class Callback {
    public Callback();
    public void onStarted();
    public void onStopped();
    public void onFirstFix(int ttffMillis);
    public void onSatelliteStatusChanged(GnssStatusCompat status);
  }
}

public final class LocationManagerCompat {
  public static boolean isLocationEnabled(LocationManager locationManager);
  public static boolean hasProvider(LocationManager locationManager, String provider);
  public static void getCurrentLocation(LocationManager locationManager, String provider, android.os.CancellationSignal cancellationSignal, Executor executor, Consumer<Location> consumer);
  public static void getCurrentLocation(LocationManager locationManager, String provider, androidx.core.os.CancellationSignal cancellationSignal, Executor executor, Consumer<Location> consumer);
  public static void requestLocationUpdates(LocationManager locationManager, String provider, LocationRequestCompat locationRequest, Executor executor, LocationListenerCompat listener);
  public static void requestLocationUpdates(LocationManager locationManager, String provider, LocationRequestCompat locationRequest, LocationListenerCompat listener, Looper looper);
  public static void removeUpdates(LocationManager locationManager, LocationListenerCompat listener);
  public static String getGnssHardwareModelName(LocationManager locationManager);
  public static int getGnssYearOfHardware(LocationManager locationManager);
  public static boolean registerGnssMeasurementsCallback(LocationManager locationManager, GnssMeasurementsEvent.Callback callback, Handler handler);
  public static boolean registerGnssMeasurementsCallback(LocationManager locationManager, Executor executor, GnssMeasurementsEvent.Callback callback);
  public static void unregisterGnssMeasurementsCallback(LocationManager locationManager, GnssMeasurementsEvent.Callback callback);
  public static boolean registerGnssStatusCallback(LocationManager locationManager, GnssStatusCompat.Callback callback, Handler handler);
  public static boolean registerGnssStatusCallback(LocationManager locationManager, Executor executor, GnssStatusCompat.Callback callback);
  public static void unregisterGnssStatusCallback(LocationManager locationManager, GnssStatusCompat.Callback callback);
}
