/** A task makes its queue by a method that it overrides, fills it in the background and shows it when done. */
package fixture.units;

import android.app.Activity;
import android.os.AsyncTask;
import java.util.List;
import java.util.PriorityQueue;

public class QueueOfTask extends Activity {
  private Search running;
  abstract static class Search extends AsyncTask<Void, Void, Void> {
    private final PriorityQueue<String> found;

    Search() {
      this.found = makeQueue();
    }

    PriorityQueue<String> makeQueue() {
      return new PriorityQueue<>(10);
    }

    void addAll(List<String> names) {
      found.addAll(names); //~ quiet(ordered|confined|owned)? found
    }

    @Override
    protected void onPostExecute(Void result) {
      while (found.size() > 3) found.poll(); //~ quiet(ordered|confined|owned)? found
    }
  }

  static class Names extends Search {
    @Override
    PriorityQueue<String> makeQueue() {
      return new PriorityQueue<>(5, String::compareTo);
    }

    @Override
    protected Void doInBackground(Void... none) {
      addAll(List.of("a"));
      return null;
    }

    @Override
    protected void onPostExecute(Void result) {
      super.onPostExecute(result);
    }
  }

  static class Tags extends Search {
    @Override
    protected Void doInBackground(Void... none) {
      addAll(List.of("b"));
      return null;
    }
  }

  private void run(Search search) {
    running = search;
    running.execute();
  }

  @Override
  protected void onResume() {
    super.onResume();
    run(new Names());
  }

  @Override
  protected void onPause() {
    super.onPause();
    run(new Tags());
  }
}
