package fixture;

import android.app.Activity;
import android.app.AlertDialog;
import java.util.LinkedHashMap;
import java.util.Map;

/** The keys of a map are not its values. */
class Keys extends Activity {
  private final Map<String, Runnable> choices = new LinkedHashMap<>();
  private final Map<Runnable, Runnable> pairs = new LinkedHashMap<>();

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    super.onResume();
    choices.put("save", () -> {});
    CharSequence[] names = choices.keySet().toArray(new CharSequence[0]);
    new AlertDialog.Builder(this)
        .setItems(names, (dialog, which) -> choices.get("save").run()) //~ origin(main) entry-callback dialog.listener
        .show();
  }

  @Override
  protected void onPause() { //~ origin(main) entry-callback activity.lifecycle
    super.onPause();
    pairs.put(
        () -> {}, //~ origin(thread lambda in Keys.onPause) thread thread.start
        () -> {}); //~ origin(main) posted-callback activity.runOnUiThread
    for (Runnable key : pairs.keySet()) new Thread(key).start();
    for (Runnable value : pairs.values()) runOnUiThread(value);
  }
}
