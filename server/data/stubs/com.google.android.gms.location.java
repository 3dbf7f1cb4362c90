package com.google.android.gms.location;

import android.app.Activity;
import android.app.PendingIntent;
import android.content.Context;
import android.content.Intent;
import android.location.Location;
import android.os.Looper;
import com.google.android.gms.common.api.Api;
import com.google.android.gms.common.api.GoogleApiClient;
import com.google.android.gms.common.api.PendingResult;
import com.google.android.gms.common.api.Status;
import com.google.android.gms.tasks.CancellationToken;
import com.google.android.gms.tasks.Task;
import java.util.List;
import java.util.concurrent.Executor;

public class LocationServices {
  public static final Api<Object> API = null;
  public static final FusedLocationProviderApi FusedLocationApi = null;
  public static FusedLocationProviderClient getFusedLocationProviderClient(Context context);
  public static FusedLocationProviderClient getFusedLocationProviderClient(Activity activity);
  public static GeofencingClient getGeofencingClient(Context context);
  public static SettingsClient getSettingsClient(Context context);
  public static SettingsClient getSettingsClient(Activity activity);
}

public interface FusedLocationProviderApi {
  Location getLastLocation(GoogleApiClient client);
  PendingResult<Status> requestLocationUpdates(GoogleApiClient client, LocationRequest request, LocationListener listener);
  PendingResult<Status> requestLocationUpdates(GoogleApiClient client, LocationRequest request, LocationListener listener, Looper looper);
  PendingResult<Status> requestLocationUpdates(GoogleApiClient client, LocationRequest request, PendingIntent callbackIntent);
  PendingResult<Status> removeLocationUpdates(GoogleApiClient client, LocationListener listener);
  PendingResult<Status> removeLocationUpdates(GoogleApiClient client, PendingIntent callbackIntent);
}

public class FusedLocationProviderClient {
  public Task<Location> getLastLocation();
  public Task<Location> getCurrentLocation(int priority, CancellationToken cancellationToken);
  public Task<Void> requestLocationUpdates(LocationRequest request, LocationCallback callback, Looper looper);
  public Task<Void> requestLocationUpdates(LocationRequest request, Executor executor, LocationCallback callback);
  public Task<Void> requestLocationUpdates(LocationRequest request, LocationListener listener, Looper looper);
  public Task<Void> requestLocationUpdates(LocationRequest request, PendingIntent pendingIntent);
  public Task<Void> removeLocationUpdates(LocationCallback callback);
  public Task<Void> removeLocationUpdates(LocationListener listener);
  public Task<Void> removeLocationUpdates(PendingIntent pendingIntent);
}

public abstract class LocationCallback {
  public LocationCallback();
  public void onLocationResult(LocationResult result);
  public void onLocationAvailability(LocationAvailability availability);
}

public interface LocationListener {
  void onLocationChanged(Location location);
}

public final class LocationResult {
  public Location getLastLocation();
  public List<Location> getLocations();
  public static boolean hasResult(Intent intent);
  public static LocationResult extractResult(Intent intent);
}

public final class LocationAvailability {
  public boolean isLocationAvailable();
}

public final class LocationRequest {
  public static final int PRIORITY_HIGH_ACCURACY = 100;
  public static final int PRIORITY_BALANCED_POWER_ACCURACY = 102;
  public static final int PRIORITY_LOW_POWER = 104;
  public static final int PRIORITY_NO_POWER = 105;
  public LocationRequest();
  public static LocationRequest create();
  public LocationRequest setPriority(int priority);
  public LocationRequest setInterval(long millis);
  public LocationRequest setFastestInterval(long millis);
  public LocationRequest setSmallestDisplacement(float smallestDisplacementMeters);
  public LocationRequest setNumUpdates(int numUpdates);
  public LocationRequest setMaxWaitTime(long millis);
  public static final class Builder {
    public Builder(long intervalMillis);
    public Builder(int priority, long intervalMillis);
    public Builder setPriority(int priority);
    public Builder setMinUpdateIntervalMillis(long minUpdateIntervalMillis);
    public Builder setMinUpdateDistanceMeters(float minUpdateDistanceMeters);
    public Builder setWaitForAccurateLocation(boolean waitForAccurateLocation);
    public LocationRequest build();
  }
}

public interface Priority {
  int PRIORITY_HIGH_ACCURACY = 100;
  int PRIORITY_BALANCED_POWER_ACCURACY = 102;
  int PRIORITY_LOW_POWER = 104;
  int PRIORITY_PASSIVE = 105;
}

public interface Geofence {
  int GEOFENCE_TRANSITION_ENTER = 1;
  int GEOFENCE_TRANSITION_EXIT = 2;
  int GEOFENCE_TRANSITION_DWELL = 4;
  String getRequestId();
}

public class GeofencingEvent {
  public static GeofencingEvent fromIntent(Intent intent);
  public boolean hasError();
  public int getErrorCode();
  public int getGeofenceTransition();
  public List<Geofence> getTriggeringGeofences();
}

public class GeofencingRequest {}

public class GeofencingClient {
  public Task<Void> addGeofences(GeofencingRequest request, PendingIntent pendingIntent);
  public Task<Void> removeGeofences(PendingIntent pendingIntent);
  public Task<Void> removeGeofences(List<String> geofenceRequestIds);
}

public final class LocationSettingsRequest {
  public static final class Builder {
    public Builder();
    public Builder addLocationRequest(LocationRequest request);
    public Builder setAlwaysShow(boolean show);
    public LocationSettingsRequest build();
  }
}

public class LocationSettingsResponse {}

public class SettingsClient {
  public Task<LocationSettingsResponse> checkLocationSettings(LocationSettingsRequest request);
}
