/**
 * Each task collects into a queue of its own, made by a method that its constructor calls, and looks at it when
 * it is over. One executor runs tasks of several classes, and all hand themselves to one shelf: points-to knows
 * one code for all of them there. But none of them reads the fields by which it could come to another one.
 */
package fixture.aliasing;

import android.app.Activity;
import android.os.AsyncTask;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class QueueOfEachSearch extends Activity {
  private final Finder finder = new Finder(this);

  @Override
  protected void onResume() {
    super.onResume();
    finder.find(1);
  }

  static class Finder {
    private final QueueOfEachSearch screen;
    private Search current;

    Finder(QueueOfEachSearch screen) {
      this.screen = screen;
    }

    void find(int kind) {
      if (current != null) current.cancel(true);
      current = make(kind);
      current.executeOnExecutor(Search.ONE_BY_ONE);
    }

    private Search make(int kind) {
      switch (kind) {
        case 1:
          return new NameSearch(screen);
        case 2:
          return new TagSearch(screen);
        default:
          return new FullSearch(screen);
      }
    }
  }

  abstract static class Search extends AsyncTask<Void, Void, Void> {
    static final ExecutorService ONE_BY_ONE = Executors.newSingleThreadExecutor();
    private final PriorityQueue<String> found;
    private final Activity screen;

    Search(Activity screen) {
      this.screen = screen;
      found = makeQueue();
    }

    PriorityQueue<String> makeQueue() {
      return new PriorityQueue<>();
    }

    boolean add(List<String> more) {
      return !isCancelled() && found.addAll(more); //~ quiet(ordered|confined|one-thread)? found
    }

    @Override
    protected void onPostExecute(Void nothing) {
      while (found.size() > 9) { //~ quiet(ordered|confined|one-thread)? found
        found.poll(); //~ quiet(ordered|confined|one-thread)? found
      }
    }
  }

  static class NameSearch extends Search {
    NameSearch(Activity screen) {
      super(screen);
    }

    @Override
    protected Void doInBackground(Void... nothing) {
      Shelf.ONE.fill(this);
      return null;
    }
  }

  static class TagSearch extends Search {
    TagSearch(Activity screen) {
      super(screen);
    }

    @Override
    protected Void doInBackground(Void... nothing) {
      Shelf.ONE.fill(this);
      return null;
    }

    @Override
    boolean add(List<String> more) {
      return super.add(new ArrayList<>(more));
    }
  }

  static class FullSearch extends Search {
    FullSearch(Activity screen) {
      super(screen);
    }

    @Override
    PriorityQueue<String> makeQueue() {
      return new PriorityQueue<>(5);
    }

    @Override
    protected Void doInBackground(Void... nothing) {
      Shelf.ONE.fill(this);
      return null;
    }
  }

  static class Shelf {
    static final Shelf ONE = new Shelf();

    void fill(Search search) {
      search.add(Arrays.asList("a"));
    }
  }
}
