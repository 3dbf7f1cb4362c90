/**
 * The callbacks of one connection or request come one after the other, and a request answers once: what they share
 * alone is safe. A list that several requests share is not.
 */
package fixture.units;

import android.app.Activity;
import android.bluetooth.BluetoothDevice;
import android.bluetooth.BluetoothGatt;
import android.bluetooth.BluetoothGattCallback;
import android.bluetooth.BluetoothGattCharacteristic;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import okhttp3.Call;
import okhttp3.Callback;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.Response;

public class CallbacksInTurn extends Activity {
  private BluetoothDevice device;
  private final OkHttpClient client = new OkHttpClient();
  private final List<String> all = new ArrayList<>();

  @Override
  protected void onResume() {
    super.onResume();
    List<BluetoothGattCharacteristic> open = new ArrayList<>();
    device.connectGatt(
        this,
        false,
        new BluetoothGattCallback() {
          @Override
          public void onServicesDiscovered(BluetoothGatt gatt, int status) {
            open.add(gatt.getServices().get(0).getCharacteristics().get(0)); //~ quiet(confined)? open
          }

          @Override
          public void onCharacteristicRead(
              BluetoothGatt gatt, BluetoothGattCharacteristic read, int status) {
            open.remove(read); //~ quiet(confined)? open
          }
        });
  }

  @Override
  protected void onPause() {
    super.onPause();
    List<String> own = new ArrayList<>();
    client
        .newCall(new Request.Builder().url("a").build())
        .enqueue(
            new Callback() {
              @Override
              public void onFailure(Call call, IOException e) {
                own.add("failed"); //~ quiet(confined)? own
                all.add("failed"); //~ race(A) update+ all
              }

              @Override
              public void onResponse(Call call, Response response) {
                own.add("done"); //~ quiet(confined)? own
                all.add("done"); //~ race(A) update+ all
              }
            });
  }
}
