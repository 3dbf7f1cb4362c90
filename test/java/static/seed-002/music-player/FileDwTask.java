/**
 * The dialog is made before the background starts and used after that: ordered. To touch it, or the
 * button, when the activity is gone is a fault of its own that a tool may say.
 */
package fixture.seed002;

import android.app.ProgressDialog;
import android.os.AsyncTask;

class FileDwTask extends AsyncTask<String, Integer, Void> {
  private final DwFileAct act;
  private ProgressDialog dialog;

  FileDwTask(DwFileAct act) {
    this.act = act;
  }

  @Override
  protected void onPreExecute() {
    dialog = new ProgressDialog(act); //~ quiet(ordered) dialog
    dialog.show();
  }

  @Override
  protected Void doInBackground(String... params) {
    for (int progress = 0; progress < 100; progress++) {
      require(!act.isActivityDestroyed); //~ race(A) read isActivityDestroyed
      publishProgress(progress);
    }
    return null;
  }

  @Override
  protected void onProgressUpdate(Integer... progress) {
    dialog.setProgress(progress[0]); //~ quiet(ordered) dialog //~ maybe(V) order use
  }

  @Override
  protected void onPostExecute(Void result) {
    require(!act.isActivityDestroyed); //~ hidden(B) read isActivityDestroyed
    dialog.dismiss(); //~ quiet(ordered) dialog //~ maybe(V) order use
    act.findViewById(1).setEnabled(true); //~ maybe(V) order use
  }

  private static void require(boolean alive) {
    if (!alive) {
      throw new AssertionError();
    }
  }
}
