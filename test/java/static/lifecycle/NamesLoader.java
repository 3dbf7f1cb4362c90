/** loadInBackground runs on a thread of its own; starting again meanwhile reads what it writes. */
package fixture.lifecycle;

import android.app.Activity;
import android.app.LoaderManager;
import android.content.AsyncTaskLoader;
import android.content.Context;
import android.content.Loader;
import android.os.Bundle;

public class NamesLoader extends AsyncTaskLoader<String> {
  private String cached;
  private String delivered;
  private final StringBuilder log = new StringBuilder();

  public NamesLoader(Context context) {
    super(context);
  }

  @Override
  protected void onStartLoading() {
    if (cached == null) { //~ race(A) read cached
      forceLoad();
    } else {
      deliverResult(delivered); //~ quiet(one-thread|ordered) delivered
    }
  }

  @Override
  public String loadInBackground() {
    cached = "names"; //~ race(A) write cached
    // A loader does not begin again before the last run is over.
    log.append(cached); //~ quiet(ordered|one-thread|confined)? log
    return cached;
  }

  @Override
  public void deliverResult(String data) {
    delivered = data; //~ quiet(one-thread|ordered) delivered
    super.deliverResult(data);
  }
}

class NamesScreen extends Activity implements LoaderManager.LoaderCallbacks<String> {
  private String shown;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    getLoaderManager().initLoader(0, null, this);
  }

  @Override
  public Loader<String> onCreateLoader(int id, Bundle given) {
    return new NamesLoader(this);
  }

  @Override
  public void onLoadFinished(Loader<String> loader, String data) {
    shown = data; //~ quiet(one-thread|ordered) shown
  }

  @Override
  public void onLoaderReset(Loader<String> loader) {
    shown = null; //~ quiet(one-thread|ordered) shown
  }
}
