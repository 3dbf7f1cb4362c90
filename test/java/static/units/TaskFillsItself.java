/**
 * A task makes a list, keeps it in a field of its own and fills it there. Several such tasks run at once, but
 * each has its own list, for a task runs once.
 */
package fixture.units;

import android.app.Activity;
import android.os.AsyncTask;
import java.util.ArrayList;
import java.util.List;

public class TaskFillsItself extends Activity {
  private final List<String> shared = new ArrayList<>();

  private class Load extends AsyncTask<Void, Void, Boolean> {
    private List<String> found;

    @Override
    protected Boolean doInBackground(Void... ignored) {
      found = new ArrayList<>();
      found.add("a"); //~ quiet(confined|ordered)? found
      shared.add("b"); //~ race(A) self shared
      return found.isEmpty();
    }

    @Override
    protected void onPostExecute(Boolean isEmpty) {
      setTitle(found.toString());
    }
  }

  @Override
  protected void onResume() {
    super.onResume();
    new Load().executeOnExecutor(AsyncTask.THREAD_POOL_EXECUTOR);
  }
}
