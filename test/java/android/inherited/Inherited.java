package fixture;

import android.app.Activity;
import android.content.Intent;
import android.content.AsyncQueryHandler;
import android.content.ContentResolver;
import android.database.Cursor;
import android.graphics.Bitmap;
import android.os.Bundle;
import android.view.MenuItem;
import android.webkit.WebView;
import android.webkit.WebViewClient;

/** Callbacks that a class inherits. */
class Inherited {
  abstract static class Base extends Activity {
    /** Every class that has objects overrides it: called as super only. */
    @Override
    protected void onCreate(Bundle state) {
      super.onCreate(state);
    }

    @Override
    protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
      super.onStart();
    }
  }

  static class First extends Base {
    @Override
    protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
      super.onCreate(state);
    }

    @Override
    public boolean onOptionsItemSelected(MenuItem item) { //~ origin(main) entry-callback component.input
      finish();
      return true;
    }

    @Override
    protected void onDestroy() { //~ origin(main) entry-callback activity.lifecycle
      super.onDestroy();
    }
  }

  static class Second extends Base {
    @Override
    protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
      super.onCreate(state);
      new Rows(getContentResolver()).startQuery(1, null, null, null, null, null, null);
    }

    /** Called by us: an order, not a callback. */
    @Override
    public void setIntent(Intent intent) {
      super.setIntent(intent);
    }

    @Override
    protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
      super.onStart();
      setIntent(null);
    }
  }

  /** Not abstract, but only objects of a class below are made. */
  static class Pages extends WebViewClient {
    @Override
    public void onPageStarted(WebView view, String url, Bitmap icon) {
      super.onPageStarted(view, url, icon);
    }

    @Override
    public void onPageFinished(WebView view, String url) {} //~ origin(main) entry-callback webview
  }

  static class OwnPages extends Pages {
    @Override
    public void onPageStarted(WebView view, String url, Bitmap icon) { //~ origin(main) entry-callback webview
      super.onPageStarted(view, url, icon);
    }
  }

  void show(WebView view) {
    view.setWebViewClient(new OwnPages());
  }

  static class Rows extends AsyncQueryHandler {
    Rows(ContentResolver resolver) {
      super(resolver);
    }

    @Override
    protected void onQueryComplete(int token, Object cookie, Cursor cursor) {} //~ origin(main) entry-callback async.query //~ caused(post) AsyncQueryHandler.startQuery:51
  }
}
