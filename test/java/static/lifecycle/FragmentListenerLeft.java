/** A listener that is left registered tells the fragment after it has gone; one that is removed does not. */
package fixture.lifecycle;

import android.content.Context;
import android.location.Location;
import android.location.LocationListener;
import android.location.LocationManager;
import android.os.Bundle;
import android.widget.TextView;
import androidx.fragment.app.Fragment;

public class FragmentListenerLeft extends Fragment {
  private LocationManager manager;
  private TextView shown;
  private final LocationListener left = new LocationListener() {
    @Override
    public void onLocationChanged(Location place) {
      shown.setText(getString(1)); //~ order(A) use+ getString
    }
  };
  private final LocationListener removed = new LocationListener() {
    @Override
    public void onLocationChanged(Location place) {
      shown.setText(getString(2));
    }
  };

  @Override
  public void onCreate(Bundle state) {
    super.onCreate(state);
    shown = new TextView(requireContext()); //~ quiet(ordered) shown
    manager = (LocationManager) requireContext().getSystemService(Context.LOCATION_SERVICE); //~ quiet(ordered) manager
    manager.requestLocationUpdates("gps", 0, 0, left); //~ quiet(ordered) manager
    manager.requestLocationUpdates("gps", 0, 0, removed); //~ quiet(ordered) manager
  }

  @Override
  public void onDestroy() { //~ order(A) set
    manager.removeUpdates(removed); //~ quiet(ordered) manager
    super.onDestroy();
  }
}
