/**
 * Each task fills a list of its own, and gives it away when it is over. A list that tasks get from the screen is one for
 * all of them. That only lists of tasks which are over are shown is not seen.
 */
package fixture.units;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Build;
import android.os.Bundle;
import java.util.ArrayList;
import java.util.List;

public class ListOfTask extends Activity {
  private final List<String> ofAll = new ArrayList<>();
  private Load last;
  private List<String> shown;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    findViewById(1).setOnClickListener(view -> load());
  }

  private void load() {
    last = new Load(ofAll);
    start(last);
    start(new Load(ofAll));
  }

  private static void start(AsyncTask<Void, Void, Void> task) {
    if (Build.VERSION.SDK_INT >= 11) task.executeOnExecutor(AsyncTask.THREAD_POOL_EXECUTOR);
    else task.execute();
  }

  private class Load extends AsyncTask<Void, Void, Void> {
    private final List<String> found = new ArrayList<>();
    private final List<String> given;

    Load(List<String> given) {
      this.given = given;
    }

    @Override
    protected Void doInBackground(Void... nothing) {
      found.add("a"); //~ spurious(B) race write
      given.add("a"); //~ race(A) self given
      return null;
    }

    @Override
    protected void onPostExecute(Void nothing) {
      shown = found;
      System.out.println(shown.size()); //~ spurious(B) race read
    }
  }
}
