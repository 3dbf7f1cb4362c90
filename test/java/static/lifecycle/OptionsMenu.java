/** onCreateOptionsMenu comes after onCreate, on its own time: an item may not be there when a result comes. */
package fixture.lifecycle;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;
import android.view.Menu;
import android.view.MenuItem;

public class OptionsMenu extends Activity {
  private MenuItem refresh;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Load().execute();
  }

  @Override
  public boolean onCreateOptionsMenu(Menu menu) {
    refresh = menu.add("refresh"); //~ order(A) set refresh
    return true;
  }

  private class Load extends AsyncTask<Void, Void, Void> {
    @Override
    protected Void doInBackground(Void... nothing) {
      return null;
    }

    @Override
    protected void onPostExecute(Void nothing) {
      refresh.setEnabled(true); //~ order(A) use refresh
    }
  }
}
