/** AsyncTask.get waits for doInBackground. */
package fixture.order;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;
import java.util.concurrent.ExecutionException;

public class TaskGet extends Activity {
  private String text;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    try {
      new Load().execute().get();
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException(e);
    }
    System.out.println(text); //~ quiet(ordered) text
  }

  private class Load extends AsyncTask<Void, Void, Void> {
    @Override
    protected Void doInBackground(Void... nothing) {
      text = "loaded"; //~ quiet(ordered) text
      return null;
    }
  }
}
