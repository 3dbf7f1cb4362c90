/** A service of the library's own is told on a thread of its own. */
package fixture.unknown;

import android.content.Intent;
import com.google.android.gms.wearable.DataEventBuffer;
import com.google.android.gms.wearable.WearableListenerService;
import java.util.ArrayList;
import java.util.List;

public class WatchService extends WearableListenerService {
  private final List<String> names = new ArrayList<>();

  @Override
  public int onStartCommand(Intent intent, int flags, int id) {
    names.add("a"); //~ race(B) update names
    return START_STICKY;
  }

  @Override
  public void onDataChanged(DataEventBuffer data) {
    names.add("b"); //~ race(B) update names
  }
}
