/** The activity takes its dialog away when it goes: to take it away again does nothing. */
package fixture.lifecycle;

import android.app.Activity;
import android.app.ProgressDialog;
import android.os.AsyncTask;
import android.os.Bundle;

public class DialogTakenAway extends Activity {
  private ProgressDialog waiting;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    waiting = ProgressDialog.show(this, "", ""); //~ quiet(ordered) waiting
    new Load().execute();
  }

  @Override
  protected void onDestroy() {
    waiting.dismiss(); //~ quiet(ordered) waiting
    super.onDestroy();
  }

  private class Load extends AsyncTask<Void, Void, Void> {
    @Override
    protected Void doInBackground(Void... nothing) {
      return null;
    }

    @Override
    protected void onPostExecute(Void result) {
      waiting.dismiss(); //~ quiet(ordered) waiting
    }
  }
}
