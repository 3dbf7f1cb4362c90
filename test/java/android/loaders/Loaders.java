package fixture;

import android.app.Activity;
import android.app.LoaderManager;
import android.content.AsyncTaskLoader;
import android.content.Context;
import android.content.Loader;
import android.os.Bundle;

class Loaders extends Activity implements LoaderManager.LoaderCallbacks<String> {
  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    super.onCreate(state);
    getLoaderManager().initLoader(0, null, this);
  }

  @Override
  public Loader<String> onCreateLoader(int id, Bundle given) { //~ origin(main) entry-callback loader-callbacks.lifecycle
    return new Names(this);
  }

  @Override
  public void onLoadFinished(Loader<String> loader, String data) {} //~ origin(main) entry-callback loader-callbacks.lifecycle

  @Override
  public void onLoaderReset(Loader<String> loader) {} //~ origin(main) entry-callback loader-callbacks.lifecycle

  static class Names extends AsyncTaskLoader<String> {
    Names(Context context) {
      super(context);
    }

    @Override
    protected void onStartLoading() { //~ origin(main) entry-callback loader.lifecycle
      forceLoad();
    }

    @Override
    public String loadInBackground() { //~ origin(pool AsyncTask) entry-callback loader.lifecycle
      return "";
    }

    @Override
    protected void onReset() {} //~ origin(main) entry-callback loader.lifecycle
  }
}
