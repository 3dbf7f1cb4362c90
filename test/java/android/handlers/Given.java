package fixture;

import android.accounts.AccountManager;
import android.app.Activity;
import android.content.Context;
import android.os.Handler;
import android.os.HandlerThread;
import android.view.View;

/** Callbacks that come on the looper of a handler that is given with them. */
class Given extends Activity {
  private AccountManager accounts;

  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    HandlerThread thread = new HandlerThread("accounts");
    thread.start();
    Handler handler = new Handler(thread.getLooper());
    accounts.getAccountsByTypeAndFeatures("a", null, future -> {}, handler); //~ origin(looper accounts) entry-callback system
    accounts.getAccountsByTypeAndFeatures("b", null, future -> {}, null); //~ origin(main) entry-callback system
  }

  /** What takes a listener is there for the app to call. */
  static class Pressed extends View {
    Pressed(Context context) {
      super(context);
    }

    @Override
    public void setOnClickListener(View.OnClickListener listener) {
      super.setOnClickListener(listener);
    }
  }
}
