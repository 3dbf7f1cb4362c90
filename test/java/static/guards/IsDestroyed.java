/** isDestroyed is true from onDestroy on: a guard for what onDestroy frees. */
package fixture.guards;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;

public class IsDestroyed extends Activity {
  private StringBuilder panel = new StringBuilder();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Load().execute();
  }

  @Override
  protected void onDestroy() {
    panel = null; //~ quiet(guard) panel
    super.onDestroy();
  }

  private class Load extends AsyncTask<Void, Void, String> {
    @Override
    protected String doInBackground(Void... nothing) {
      return "";
    }

    @Override
    protected void onPostExecute(String result) {
      if (isFinishing() || isDestroyed()) {
        return;
      }
      panel.append(result); //~ quiet(guard) panel
    }
  }
}
