/** isDestroyed says nothing of what onStop frees. */
package fixture.guards;

import android.app.Activity;
import android.os.AsyncTask;

public class IsDestroyedTooLate extends Activity {
  private StringBuilder camera;

  @Override
  protected void onStart() {
    super.onStart();
    camera = new StringBuilder();
    new Load().execute();
  }

  @Override
  protected void onStop() {
    camera = null; //~ free(A) free camera
    super.onStop();
  }

  private class Load extends AsyncTask<Void, Void, String> {
    @Override
    protected String doInBackground(Void... nothing) {
      return "";
    }

    @Override
    protected void onPostExecute(String result) {
      if (!isDestroyed()) {
        camera.append(result); //~ free(A) use camera
      }
    }
  }
}
