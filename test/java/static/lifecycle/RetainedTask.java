/**
 * A task that is handed from a screen to the one that takes its place: the platform does both in one
 * message, so the task never sees the gap. What onDestroy takes away it does see.
 */
package fixture.lifecycle;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;

public class RetainedTask extends Activity {
  static class Copying extends AsyncTask<Void, Void, Void> {
    private RetainedTask screen;
    private StringBuilder notes = new StringBuilder();

    @Override
    protected Void doInBackground(Void... none) {
      return null;
    }

    @Override
    protected void onPostExecute(Void none) {
      screen.setTitle("done"); //~ quiet(one-thread|ordered|guard) screen
      notes.append("done"); //~ free(A) use notes
    }
  }

  private Copying copying;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    copying = (Copying) getLastNonConfigurationInstance();
    if (copying == null) {
      copying = new Copying();
      copying.screen = this; //~ quiet(one-thread|ordered|guard) screen
      copying.execute();
    }
    copying.screen = this; //~ quiet(one-thread|ordered|guard) screen
  }

  @Override
  public Object onRetainNonConfigurationInstance() {
    copying.screen = null; //~ quiet(one-thread|ordered|guard) screen
    return copying;
  }

  @Override
  protected void onDestroy() {
    super.onDestroy();
    copying.notes = null; //~ free(A) free notes
  }
}
