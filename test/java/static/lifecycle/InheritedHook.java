/**
 * Dialogs with a hook that subclasses override: what the hook uses, the same event has just set on the dialog that it
 * runs on, whichever others there are. What is posted may come when the view has gone.
 */
package fixture.lifecycle;

import android.app.DialogFragment;
import android.app.Fragment;
import android.os.Bundle;
import android.os.Handler;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;

class InheritedHook extends Fragment {
  @Override
  public View onCreateView(LayoutInflater inflater, ViewGroup container, Bundle state) {
    View view = new View(getActivity());
    view.setOnClickListener(each -> new ByName().show(getFragmentManager(), "name"));
    view.setOnLongClickListener(
        each -> {
          new ByDate().show(getFragmentManager(), "date");
          return true;
        });
    return view;
  }

  static class Sorting extends DialogFragment {
    private View box;

    @Override
    public View onCreateView(LayoutInflater inflater, ViewGroup container, Bundle state) {
      box = new View(getActivity()); //~ quiet(guard|ordered|one-thread)? box
      addItem("name");
      new Handler().postDelayed(() -> box.invalidate(), 500); //~ free(A) use box
      return box; //~ quiet(guard|ordered|one-thread)? box
    }

    @Override
    public void onDestroyView() {
      super.onDestroyView();
      box = null; //~ free(A) free box
    }

    protected void addItem(String name) {
      box.setTag(name); //~ quiet(guard|ordered|one-thread)? box
    }
  }

  static class ByName extends Sorting {
    @Override
    protected void addItem(String name) {
      if (name.length() > 1) super.addItem(name);
    }
  }

  static class ByDate extends Sorting {
    @Override
    protected void addItem(String name) {
      if (name.length() > 2) super.addItem(name);
    }
  }
}
