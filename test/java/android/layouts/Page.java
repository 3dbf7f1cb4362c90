package fixture;

import android.app.Fragment;
import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;

public class Page extends Fragment {
  @Override
  public View onCreateView(LayoutInflater inflater, ViewGroup group, Bundle state) { //~ origin(main) entry-callback fragment.lifecycle //~ caused(declare) a fragment in layout/main:4
    return inflater.inflate(R.layout.page, group, false);
  }
}
