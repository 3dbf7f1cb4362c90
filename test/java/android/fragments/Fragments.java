package fixture;

import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import androidx.fragment.app.Fragment;

public class Fragments extends Fragment {
  @Override
  public void onCreate(Bundle state) { //~ origin(main) entry-callback fragment.lifecycle
    super.onCreate(state);
  }

  @Override
  public View onCreateView(LayoutInflater inflater, ViewGroup container, Bundle state) { //~ origin(main) entry-callback fragment.lifecycle
    View view = new View(getContext());
    view.setOnLongClickListener(pressed -> true); //~ origin(main) entry-callback view.input
    return view;
  }

  @Override
  public void onDestroyView() { //~ origin(main) entry-callback fragment.lifecycle
    super.onDestroyView();
  }

  @Override
  public void onDestroy() { //~ origin(main) entry-callback fragment.lifecycle
    super.onDestroy();
  }

  public static class Old extends android.support.v4.app.Fragment {
    @Override
    public void onResume() { //~ origin(main) entry-callback fragment.lifecycle
      super.onResume();
    }
  }

  public static class Platform extends android.app.DialogFragment {
    @Override
    public void onPause() { //~ origin(main) entry-callback fragment.lifecycle
      super.onPause();
    }
  }
}
