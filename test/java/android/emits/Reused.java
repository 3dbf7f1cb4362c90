package fixture;

import android.app.Activity;
import android.content.Context;
import android.content.Intent;

/** A start comes to an activity that is there only by its launch mode or by flags. */
class Reused {
  static void starts(Context context) {
    context.startActivity(new Intent(context, Single.class));
    context.startActivity(new Intent(context, Plain.class));
    Intent intent = new Intent(context, Plain.class);
    intent.addFlags(Intent.FLAG_ACTIVITY_SINGLE_TOP);
    context.startActivity(intent);
  }

  static class Single extends Activity {
    @Override
    protected void onNewIntent(Intent intent) {} //~ origin(main) entry-callback activity.lifecycle //~ caused(start) Context.startActivity:10
  }

  static class Plain extends Activity {
    @Override
    protected void onNewIntent(Intent intent) {} //~ origin(main) entry-callback activity.lifecycle //~ caused(start) Context.startActivity:14
  }
}
