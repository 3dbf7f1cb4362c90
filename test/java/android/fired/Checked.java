package fixture;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.widget.CheckBox;

/** A listener that is run in place gets what the call says. */
class Checked extends Activity {
  private final Handler handler = new Handler();
  private CheckBox box;

  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    box = findViewById(R.id.box);
    box.setOnCheckedChangeListener(
        (button, isChecked) -> { //~ origin(main) entry-callback view.input
          if (isChecked) handler.post(() -> setTitle("on")); //~ origin(main) posted-callback handler.post //~ from(Handler.post) lambda in Checked.onCreate, Checked.onResume
          else handler.post(() -> setTitle("off")); //~ origin(main) posted-callback handler.post //~ from(Handler.post) lambda in Checked.onCreate, Checked.onPause
        });
  }

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    box.setChecked(true);
  }

  @Override
  protected void onPause() { //~ origin(main) entry-callback activity.lifecycle
    box.setChecked(false);
  }
}
