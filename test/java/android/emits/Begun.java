package fixture;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;
import android.view.View;
import androidx.fragment.app.Fragment;
import androidx.fragment.app.FragmentActivity;

/** Screens that are started begin with the first callback that they have. */
class Begun extends FragmentActivity {
  @Override
  protected void onPostResume() { //~ origin(main) entry-callback activity.lifecycle
    super.onPostResume();
    getSupportFragmentManager().beginTransaction().replace(1, new Shown()).commit();
    getSupportFragmentManager().beginTransaction().add(2, new Plain()).commit();
    startActivity(new Intent(this, Late.class));
  }

  static class Shown extends Fragment {
    @Override
    public void onViewCreated(View view, Bundle state) {} //~ origin(main) entry-callback fragment.lifecycle //~ caused(start) FragmentTransaction.replace:15

    @Override
    public void onResume() { //~ origin(main) entry-callback fragment.lifecycle
      super.onResume();
    }
  }

  static class Plain extends Fragment {
    @Override
    public void onStart() { //~ origin(main) entry-callback fragment.lifecycle //~ caused(start) FragmentTransaction.add:16
      super.onStart();
    }
  }

  static class Late extends Activity {
    @Override
    protected void onStart() { //~ origin(main) entry-callback activity.lifecycle //~ caused(start) Activity.startActivity:17
      super.onStart();
    }
  }
}
