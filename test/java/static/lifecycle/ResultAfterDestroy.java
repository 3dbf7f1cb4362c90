/** onDestroy frees, onPostExecute uses. */
package fixture.lifecycle;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;

public class ResultAfterDestroy extends Activity {
  private StringBuilder title = new StringBuilder();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Load().execute();
  }

  @Override
  protected void onDestroy() {
    title = null; //~ free(A) free title
    super.onDestroy();
  }

  private class Load extends AsyncTask<Void, Void, String> {
    @Override
    protected String doInBackground(Void... nothing) {
      return "title";
    }

    @Override
    protected void onPostExecute(String result) {
      title.append(result); //~ free(A)! use title
    }
  }
}
