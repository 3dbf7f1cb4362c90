/** Seed 000 §3.2 and Table 3.2 (a): use and free are events of one looper. */
package fixture.seed000;

import android.app.Activity;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.Bundle;
import android.view.View;

public class InThread extends Activity implements View.OnClickListener {
  private StringBuilder page = new StringBuilder();

  private final BroadcastReceiver closing = new BroadcastReceiver() {
    @Override
    public void onReceive(Context context, Intent intent) {
      page = null; //~ free(A) free page
    }
  };

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    registerReceiver(closing, new IntentFilter(Intent.ACTION_DEVICE_STORAGE_LOW));
    findViewById(1).setOnClickListener(this);
  }

  @Override
  public void onClick(View view) {
    page.append("clicked"); //~ free(A)! use page
  }

  @Override
  protected void onDestroy() {
    unregisterReceiver(closing);
    super.onDestroy();
  }
}
