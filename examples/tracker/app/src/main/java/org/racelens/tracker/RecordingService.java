package org.racelens.tracker;

import android.Manifest;
import android.app.Service;
import android.content.Context;
import android.content.Intent;
import android.content.pm.PackageManager;
import android.location.Location;
import android.location.LocationListener;
import android.location.LocationManager;
import android.os.Binder;
import android.os.Bundle;
import android.os.IBinder;

/** Writes where the device goes to the track that it was told to record. */
public class RecordingService extends Service implements LocationListener {
    private static final long MILLISECONDS_BETWEEN_POINTS = 1000;
    private static final float METRES_BETWEEN_POINTS = 5;

    /** Gives the screen, which is in the same process, the service itself. */
    final class LocalBinder extends Binder {
        RecordingService getService() {
            return RecordingService.this;
        }
    }

    private final IBinder binder = new LocalBinder();
    private ProviderUtils store;
    private long track;
    private Location last;

    @Override
    public void onCreate() {
        super.onCreate();
        store = new ProviderUtils(this);
    }

    @Override
    public IBinder onBind(Intent intent) {
        return binder;
    }

    /** From now on, adds what the GPS receiver says to this track. */
    void record(long newTrack) {
        track = newTrack;
        last = null;
        if (checkSelfPermission(Manifest.permission.ACCESS_FINE_LOCATION)
                == PackageManager.PERMISSION_GRANTED) {
            LocationManager gps = (LocationManager) getSystemService(Context.LOCATION_SERVICE);
            gps.requestLocationUpdates(
                    LocationManager.GPS_PROVIDER,
                    MILLISECONDS_BETWEEN_POINTS,
                    METRES_BETWEEN_POINTS,
                    this);
        }
    }

    @Override
    public void onLocationChanged(Location point) {
        if (last != null) {
            store.insertStep(track, Math.round(last.distanceTo(point)));
        }
        last = point;
    }

    @Override
    public void onStatusChanged(String provider, int status, Bundle extras) {
        // Nothing depends on it.
    }

    @Override
    public void onProviderEnabled(String provider) {
        // Points will simply arrive.
    }

    @Override
    public void onProviderDisabled(String provider) {
        // Points will simply not arrive.
    }

    @Override
    public void onDestroy() {
        LocationManager gps = (LocationManager) getSystemService(Context.LOCATION_SERVICE);
        gps.removeUpdates(this);
        super.onDestroy();
    }
}
