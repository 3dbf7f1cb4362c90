package fixture;

import android.app.Activity;
import android.bluetooth.le.BluetoothLeScanner;
import android.bluetooth.le.ScanCallback;
import android.bluetooth.le.ScanResult;

/** What ends a scan is not what makes its callback run. */
class Scanner extends Activity {
  private BluetoothLeScanner scanner;
  private final ScanCallback found = new ScanCallback() {
    @Override
    public void onScanResult(int type, ScanResult result) {} //~ origin(main) entry-callback bluetooth.scan //~ caused(register) BluetoothLeScanner.startScan:19
  };

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    super.onResume();
    scanner.startScan(found);
  }

  @Override
  protected void onPause() { //~ origin(main) entry-callback activity.lifecycle
    scanner.stopScan(found);
    super.onPause();
  }
}
