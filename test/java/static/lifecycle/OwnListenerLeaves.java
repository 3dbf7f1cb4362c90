/**
 * An activity tells its fragments when a location comes. Who has taken itself off the list when its view goes is not
 * told afterwards; who stays on the list, or is told by another way, asks for an activity that it no longer has.
 */
package fixture.lifecycle;

import android.content.Context;
import android.location.Location;
import android.location.LocationListener;
import android.location.LocationManager;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;
import androidx.fragment.app.Fragment;
import androidx.fragment.app.FragmentActivity;
import java.util.ArrayList;
import java.util.List;

public abstract class OwnListenerLeaves extends FragmentActivity {
  interface Listener {
    void onMoved();
  }

  private final List<Listener> listeners = new ArrayList<>(); //~ quiet(ordered|one-thread)? listeners

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    LocationManager manager = (LocationManager) getSystemService(Context.LOCATION_SERVICE);
    manager.requestLocationUpdates("gps", 0, 0, new Moves(listeners));
    getSupportFragmentManager().beginTransaction().add(1, new Staying()).commit();
  }

  void add(Listener listener) {
    listeners.add(listener);
  }

  void remove(Listener listener) {
    listeners.remove(listener);
  }

  private static class Moves implements LocationListener {
    private final List<Listener> told;

    Moves(List<Listener> told) {
      this.told = told;
    }

    @Override
    public void onLocationChanged(Location place) {
      for (Listener each : told) each.onMoved();
    }
  }

  private abstract static class Listening extends Fragment implements Listener {
    private OwnListenerLeaves screen;

    @Override
    public void onAttach(Context context) {
      super.onAttach(context);
      screen = (OwnListenerLeaves) context; //~ quiet(ordered|one-thread|guard)? screen
    }

    @Override
    public void onViewCreated(View view, Bundle state) {
      screen.add(this); //~ quiet(ordered|one-thread|guard)? screen
    }

    @Override
    public void onDestroyView() {
      screen.remove(this); //~ quiet(ordered|one-thread|guard)? screen
      super.onDestroyView();
    }
  }

  public static class Leaving extends Listening {
    @Override
    public void onMoved() {
      new TextView(getContext()).setText(getString(1));
    }
  }

  public static class LeavingToo extends Listening {
    @Override
    public void onMoved() {
      new TextView(getContext()).setText(getString(3));
    }
  }

  public static class Staying extends Fragment implements Listener {
    @Override
    public void onViewCreated(View view, Bundle state) {
      ((OwnListenerLeaves) requireActivity()).add(this);
    }

    @Override
    public void onMoved() {
      new TextView(getContext()).setText(getString(2)); //~ order(A) use+ getContext
    }

    @Override
    public void onDestroyView() { //~ order(A) set
      super.onDestroyView();
    }
  }
}

class FirstScreen extends OwnListenerLeaves {}

class SecondScreen extends OwnListenerLeaves {}
