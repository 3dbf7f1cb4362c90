/**
 * An answer fills another object than the one that has asked, as a model or a store does. That may be as late as any, but
 * what is filled so is mostly handed on when all is there, and nobody says so: not told. But it is where the object has
 * asked itself, by way of a helper.
 */
package fixture.lifecycle;

import android.app.Activity;
import android.content.AsyncQueryHandler;
import android.content.ContentResolver;
import android.database.Cursor;

public class AnswerElsewhere extends Activity {
  static class Store {
    private StringBuilder rows;

    void fill() {
      rows = new StringBuilder(); //~ missed(A) order set rows
    }

    void show() {
      rows.append("shown"); //~ missed(A) order use rows
    }
  }

  static class Config {
    private StringBuilder text;

    void load(ContentResolver resolver) {
      Queries.ask(resolver, () -> {
        text = new StringBuilder(); //~ order(B) set text
      });
    }

    void show() {
      text.append("shown"); //~ order(B) use text
    }
  }

  static class Queries {
    static void ask(ContentResolver resolver, Runnable answered) {
      new AsyncQueryHandler(resolver) {
        @Override
        protected void onQueryComplete(int token, Object cookie, Cursor cursor) {
          answered.run();
        }
      }.startQuery(0, null, null, null, null, null, null);
    }
  }

  private final Store store = new Store();
  private final Config config = new Config();

  @Override
  protected void onResume() {
    super.onResume();
    config.load(getContentResolver());
    new AsyncQueryHandler(getContentResolver()) {
      @Override
      protected void onQueryComplete(int token, Object cookie, Cursor cursor) {
        store.fill();
      }
    }.startQuery(0, null, null, null, null, null, null);
  }

  @Override
  protected void onPause() {
    store.show();
    config.show();
    super.onPause();
  }
}
