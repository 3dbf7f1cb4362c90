/** A sensor listener with a handler of its own runs on that looper, one without on the main thread. */
package fixture.units;

import android.app.Activity;
import android.hardware.Sensor;
import android.hardware.SensorEvent;
import android.hardware.SensorEventListener;
import android.hardware.SensorManager;
import android.os.Handler;
import android.os.HandlerThread;

public class SensorOnLooper extends Activity {
  private final HandlerThread sensing = new HandlerThread("sensing");
  private float far;
  private float near;

  private final SensorEventListener onOwnLooper = new SensorEventListener() {
    @Override
    public void onSensorChanged(SensorEvent event) {
      far = event.values[0]; //~ race(A) write far
    }

    @Override
    public void onAccuracyChanged(Sensor sensor, int accuracy) {}
  };

  private final SensorEventListener onMain = new SensorEventListener() {
    @Override
    public void onSensorChanged(SensorEvent event) {
      near = event.values[0]; //~ quiet(one-thread|ordered) near
    }

    @Override
    public void onAccuracyChanged(Sensor sensor, int accuracy) {}
  };

  @Override
  protected void onStart() {
    super.onStart();
    sensing.start();
    SensorManager sensors = (SensorManager) getSystemService(SENSOR_SERVICE);
    Sensor light = sensors.getDefaultSensor(Sensor.TYPE_LIGHT);
    sensors.registerListener(onOwnLooper, light, 0, new Handler(sensing.getLooper()));
    sensors.registerListener(onMain, light, 0);
  }

  @Override
  protected void onPause() {
    System.out.println(far); //~ race(A) read far
    System.out.println(near); //~ quiet(one-thread|ordered) near
    super.onPause();
  }
}
