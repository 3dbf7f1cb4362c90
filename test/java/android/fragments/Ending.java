package fixture;

import androidx.fragment.app.DialogFragment;

/** What ends in a callback of its end does not make that callback come again. */
public class Ending extends DialogFragment {
  @Override
  public void onResume() { //~ origin(main) entry-callback fragment.lifecycle
    super.onResume();
    dismiss();
  }

  @Override
  public void onStop() { //~ origin(main) entry-callback fragment.lifecycle //~ caused(post) DialogFragment.dismiss:10
    super.onStop();
    dismiss();
  }
}
