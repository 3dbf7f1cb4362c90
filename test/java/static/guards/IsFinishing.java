/**
 * isFinishing is false when the activity is destroyed to be made again (a rotation), so this test does
 * not exclude the use. Tools take it for a guard; to report it is no mistake.
 */
package fixture.guards;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;

public class IsFinishing extends Activity {
  private StringBuilder view = new StringBuilder();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Load().execute();
  }

  @Override
  protected void onDestroy() {
    view = null; //~ maybe(A) free free view
    super.onDestroy();
  }

  private class Load extends AsyncTask<Void, Void, String> {
    @Override
    protected String doInBackground(Void... nothing) {
      return "";
    }

    @Override
    protected void onPostExecute(String result) {
      if (isFinishing()) {
        return;
      }
      view.append(result); //~ maybe(A) free use view
    }
  }
}
