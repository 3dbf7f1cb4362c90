/**
 * A task shows or takes away a dialog, or puts a fragment on the screen, when the activity may have gone or saved its
 * state: the window is no more. Not so where it asks first, catches the exception, or was cancelled.
 */
package fixture.lifecycle;

import android.app.Activity;
import android.app.AlertDialog;
import android.app.DialogFragment;
import android.app.ProgressDialog;
import android.os.AsyncTask;
import android.os.Bundle;

public class DialogOfGone extends Activity {
  private ProgressDialog waiting;
  private boolean destroyed;
  private Cancelled cancelled;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    waiting = ProgressDialog.show(this, "", "");
    new Told().execute();
    new Taken().execute();
    new Put().execute();
    new Asking().execute();
    new Flagged().execute();
    new Catching().execute();
    cancelled = new Cancelled();
    cancelled.execute();
  }

  @Override
  protected void onDestroy() { //~ order(A) set //~ order(B) set
    destroyed = true;
    cancelled.cancel(true);
    super.onDestroy();
  }

  private void tell() {
    new AlertDialog.Builder(this).setMessage("told").show(); //~ order(A) use
  }

  private abstract static class Quiet extends AsyncTask<Void, Void, String> {
    @Override
    protected String doInBackground(Void... nothing) {
      return "";
    }
  }

  private class Told extends Quiet {
    @Override
    protected void onPostExecute(String result) {
      tell();
    }
  }

  private class Taken extends Quiet {
    @Override
    protected void onPostExecute(String result) {
      waiting.dismiss(); //~ order(B) use
    }
  }

  private class Put extends Quiet {
    @Override
    protected void onPostExecute(String result) {
      getFragmentManager().beginTransaction().add(new DialogFragment(), "put").commit(); //~ order(C) use+
    }
  }

  private class Asking extends Quiet {
    @Override
    protected void onPostExecute(String result) {
      if (isFinishing()) return;
      tell();
    }
  }

  private class Flagged extends Quiet {
    @Override
    protected void onPostExecute(String result) {
      if (destroyed) return;
      tell();
    }
  }

  private class Catching extends Quiet {
    @Override
    protected void onPostExecute(String result) {
      try {
        waiting.dismiss();
      } catch (IllegalArgumentException gone) {
        System.out.println(gone);
      }
    }
  }

  private class Cancelled extends Quiet {
    @Override
    protected void onPostExecute(String result) {
      waiting.show();
    }
  }
}
