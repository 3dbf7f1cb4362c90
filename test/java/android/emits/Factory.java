package fixture;

import android.app.Activity;
import android.content.Context;
import android.content.Intent;
import android.os.Bundle;

/** Intents that one method makes for several classes. */
class Factory extends Activity {
  static Intent newIntent(Context context, Class<?> type) {
    return new Intent(context, type).addFlags(Intent.FLAG_ACTIVITY_NEW_TASK);
  }

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    startActivity(newIntent(this, Listed.class).putExtra("id", 1));
  }

  @Override
  protected void onPause() { //~ origin(main) entry-callback activity.lifecycle
    Intent intent = newIntent(this, Edited.class);
    startActivity(intent);
  }

  static class Listed extends Activity {
    @Override
    protected void onCreate(Bundle state) {} //~ origin(main) entry-callback activity.lifecycle //~ from(Activity.startActivity) Factory.onResume
  }

  static class Edited extends Activity {
    @Override
    protected void onCreate(Bundle state) {} //~ origin(main) entry-callback activity.lifecycle //~ from(Activity.startActivity) Factory.onPause
  }
}
