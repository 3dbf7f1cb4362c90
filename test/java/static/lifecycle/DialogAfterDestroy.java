/** The dialog's field is set to null in onDestroy, progress comes when it likes. */
package fixture.lifecycle;

import android.app.Activity;
import android.app.ProgressDialog;
import android.os.AsyncTask;
import android.os.Bundle;

public class DialogAfterDestroy extends Activity {
  private ProgressDialog dialog;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    dialog = new ProgressDialog(this); //~ quiet(ordered) dialog
    new Copy().execute();
  }

  @Override
  protected void onDestroy() {
    if (dialog != null) { //~ quiet(ordered) dialog
      dialog.dismiss(); //~ quiet(ordered|guard) dialog
      dialog = null; //~ free(A) free dialog
    }
    super.onDestroy();
  }

  private class Copy extends AsyncTask<Void, Integer, Void> {
    @Override
    protected Void doInBackground(Void... nothing) {
      publishProgress(1);
      return null;
    }

    @Override
    protected void onProgressUpdate(Integer... values) {
      dialog.setProgress(values[0]); //~ free(A)! use dialog
    }
  }
}
