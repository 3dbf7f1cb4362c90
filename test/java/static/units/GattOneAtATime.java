/** The calls of one connection come one after the other, on whichever binder thread; other threads do not wait for them. */
package fixture.units;

import android.app.Activity;
import android.bluetooth.BluetoothDevice;
import android.bluetooth.BluetoothGatt;
import android.bluetooth.BluetoothGattCallback;
import android.bluetooth.BluetoothGattCharacteristic;
import java.util.HashSet;
import java.util.Set;

public class GattOneAtATime extends Activity {
  private BluetoothDevice device;
  private int read;

  @Override
  protected void onCreate(android.os.Bundle state) {
    super.onCreate(state);
    final Set<BluetoothGattCharacteristic> open = new HashSet<>();
    device.connectGatt(this, false, new BluetoothGattCallback() {
      @Override
      public void onServicesDiscovered(BluetoothGatt gatt, int status) {
        open.addAll(gatt.getServices().get(0).getCharacteristics());
      }

      @Override
      public void onCharacteristicRead(
          BluetoothGatt gatt, BluetoothGattCharacteristic one, int status) {
        open.remove(one);
        read++; //~ race(A) update read
      }
    });
  }

  @Override
  protected void onPause() {
    System.out.println(read); //~ race(A) read read
    super.onPause();
  }
}
