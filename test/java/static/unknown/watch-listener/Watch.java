/** Who listens to a watch by the interface of a library that is not seen is told on the main looper. */
package fixture.unknown;

import android.app.Service;
import android.content.Intent;
import android.os.IBinder;
import com.google.android.gms.common.api.GoogleApiClient;
import com.google.android.gms.wearable.DataApi;
import com.google.android.gms.wearable.DataEventBuffer;
import com.google.android.gms.wearable.Wearable;
import java.util.ArrayList;
import java.util.List;

public class Watch extends Service implements DataApi.DataListener {
  private final List<String> names = new ArrayList<>();
  private GoogleApiClient client;

  @Override
  public void onCreate() {
    Wearable.DataApi.addListener(client, this);
    names.add("a"); //~ hidden(A) update names
  }

  @Override
  public void onDataChanged(DataEventBuffer data) {
    names.add("b"); //~ hidden(A) update names
  }

  @Override
  public IBinder onBind(Intent intent) {
    return null;
  }
}
