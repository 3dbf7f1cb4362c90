package fixture;

import android.view.View;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.contract.ActivityResultContracts;
import androidx.fragment.app.Fragment;

/** Results of another screen: who launches it is their cause, not only who registers for them. */
class Results extends Picker { //~ origin(main) entry-callback fragment.create
  private final ActivityResultLauncher<String> asking =
      registerForActivityResult(new ActivityResultContracts.RequestPermission(), this::take); //~ origin(main) entry-callback system //~ caused(register) Fragment.registerForActivityResult:11 //~ caused(post) ActivityResultLauncher.launch:15

  @Override
  public void onStart() { //~ origin(main) entry-callback fragment.lifecycle
    asking.launch("camera");
  }

  private void take(boolean granted) {}
}

abstract class Picker extends Fragment {
  private final ActivityResultLauncher<String> picking =
      registerForActivityResult(new ActivityResultContracts.GetContent(), uri -> {}); //~ origin(main) entry-callback system //~ caused(register) Fragment.registerForActivityResult:23 //~ caused(post) ActivityResultLauncher.launch:26

  void pick(View view) {
    picking.launch("image/*");
  }
}
