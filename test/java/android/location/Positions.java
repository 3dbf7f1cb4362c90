package fixture;

import android.app.Activity;
import android.location.GnssMeasurementsEvent;
import android.location.GnssStatus;
import android.location.LocationManager;
import android.os.Handler;
import android.os.HandlerThread;
import android.os.Looper;

/** Measurements come on a binder thread unless a handler is given, the state where it was asked for. */
class Positions extends Activity {
  private LocationManager manager;

  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    super.onStart();
    HandlerThread thread = new HandlerThread("positions");
    thread.start();
    manager.registerGnssMeasurementsCallback(new Unbound());
    manager.registerGnssMeasurementsCallback(new Bound(), new Handler(thread.getLooper()));
    manager.registerGnssStatusCallback(new State());
    manager.requestLocationUpdates("gps", 1, 1, location -> {}); //~ origin(main) entry-callback location
  }

  static class Unbound extends GnssMeasurementsEvent.Callback {
    @Override
    public void onStatusChanged(int status) {} //~ origin(binder) binder location.gnss
  }

  static class Bound extends GnssMeasurementsEvent.Callback {
    @Override
    public void onStatusChanged(int status) {} //~ origin(looper positions) entry-callback location.gnss
  }

  static class State extends GnssStatus.Callback {
    @Override
    public void onStarted() {} //~ origin(main) entry-callback location
  }
}
