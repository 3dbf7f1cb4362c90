/** Many tasks at once, each with its own fields, though a static field knows the last one. */
package fixture.units;

import android.app.Activity;
import android.os.AsyncTask;
import android.view.View;
import java.util.ArrayList;
import java.util.List;

public class TasksOfTheirOwn extends Activity {
  private static Count last;
  private static int total;

  /** Of the layout. */
  public void onStartCount(View button) {
    last = new Count();
    last.executeOnExecutor(AsyncTask.THREAD_POOL_EXECUTOR);
  }

  @Override
  protected void onResume() {
    super.onResume();
    findViewById(1).setOnClickListener(this::onStartCount);
  }

  private static class Count extends AsyncTask<Void, Void, Void> {
    private final List<String> seen = new ArrayList<>();
    private int hits;

    @Override
    protected Void doInBackground(Void... nothing) {
      hits++; //~ quiet(ordered|confined) hits
      seen.add("hit"); //~ quiet(ordered|confined)? seen
      total++; //~ race(A) self total
      return null;
    }

    @Override
    protected void onPostExecute(Void nothing) {
      System.out.println(hits + seen.size()); //~ quiet(ordered|confined) hits
    }
  }
}
