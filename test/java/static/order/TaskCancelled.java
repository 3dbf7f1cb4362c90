/** A cancelled task's onPostExecute does not run (onCancelled does); its doInBackground may still. */
package fixture.order;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;

public class TaskCancelled extends Activity {
  private StringBuilder page = new StringBuilder();
  private StringBuilder work = new StringBuilder();
  private final Load load = new Load();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    load.execute();
  }

  @Override
  protected void onDestroy() {
    load.cancel(true);
    page = null; //~ quiet(ordered|guard) page
    work = null; //~ conflict(A) free work
    super.onDestroy();
  }

  private class Load extends AsyncTask<Void, Void, String> {
    @Override
    protected String doInBackground(Void... nothing) {
      work.append("line"); //~ conflict(A) use work
      return "";
    }

    @Override
    protected void onPostExecute(String result) {
      page.append(result); //~ quiet(ordered|guard) page
    }
  }
}
