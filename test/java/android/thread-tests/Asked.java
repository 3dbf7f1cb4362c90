package fixture;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;

/**
 * Code that asks for its thread first: each way is taken by such threads only. Known to be too wide: what
 * onCreate gives to onScreen runs at once; it is posted too, since one helper is one for all who call it.
 */
class Asked extends Activity {
  private final Handler handler = new Handler(Looper.getMainLooper());

  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    super.onCreate(state);
    new Thread(this::load).start(); //~ origin(thread lambda in Asked.onCreate) thread thread.start
    show();
    onScreen(() -> draw()); //~ origin(main) posted-callback handler.post
  }

  private void load() {
    show();
    onScreen(() -> draw()); //~ origin(main) posted-callback handler.post //~ from(Handler.post) lambda in Asked.onCreate
  }

  private void show() {
    if (isScreen()) draw();
    else handler.post(this::draw); //~ origin(main) posted-callback handler.post //~ from(Handler.post) lambda in Asked.onCreate
  }

  private static boolean isScreen() {
    return Looper.myLooper() == Looper.getMainLooper();
  }

  private void onScreen(Runnable action) {
    if (isScreen()) action.run();
    else handler.post(action);
  }

  private void draw() {
    getWindow().getDecorView().post(() -> {}); //~ origin(main) posted-callback view.post //~ from(View.post) Asked.onCreate, lambda in Asked.onCreate, lambda in Asked.load, lambda in Asked.show
  }
}
