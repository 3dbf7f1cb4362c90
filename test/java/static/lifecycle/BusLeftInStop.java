/** A fragment that leaves the bus in onStop gets no event when its views have gone. */
package fixture.lifecycle;

import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.fragment.app.Fragment;
import org.greenrobot.eventbus.EventBus;
import org.greenrobot.eventbus.Subscribe;
import org.greenrobot.eventbus.ThreadMode;

public class BusLeftInStop extends Fragment {
  private TextView shown;

  @Override
  public View onCreateView(LayoutInflater inflater, ViewGroup parent, Bundle state) {
    shown = new TextView(getContext()); //~ quiet(ordered) shown
    return shown;
  }

  @Override
  public void onStart() {
    super.onStart();
    EventBus.getDefault().register(this);
  }

  @Override
  public void onStop() {
    super.onStop();
    EventBus.getDefault().unregister(this);
  }

  @Subscribe(threadMode = ThreadMode.MAIN)
  public void onPrice(Price price) {
    shown.setText(price.text); //~ quiet(ordered) shown
  }

  @Override
  public void onDestroyView() {
    super.onDestroyView();
    shown = null; //~ quiet(ordered) shown
  }

  public static class Price {
    String text;
  }
}
