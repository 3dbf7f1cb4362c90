/** Bluetooth calls back on binder threads. */
package fixture.units;

import android.app.Activity;
import android.bluetooth.BluetoothAdapter;
import android.bluetooth.BluetoothDevice;
import android.bluetooth.BluetoothGatt;
import android.bluetooth.BluetoothGattCallback;

public class GattCallback extends Activity {
  private int state;

  private final BluetoothGattCallback callback = new BluetoothGattCallback() {
    @Override
    public void onConnectionStateChange(BluetoothGatt gatt, int status, int newState) {
      state = newState; //~ race(A) write+ state
    }
  };

  @Override
  protected void onStart() {
    super.onStart();
    BluetoothDevice device =
        BluetoothAdapter.getDefaultAdapter().getRemoteDevice("00:11:22:33:44:55");
    device.connectGatt(this, false, callback);
  }

  @Override
  protected void onPause() {
    System.out.println(state); //~ race(A) read state
    super.onPause();
  }
}
