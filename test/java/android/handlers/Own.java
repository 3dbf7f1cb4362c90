package fixture;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.HandlerThread;
import android.os.Message;
import android.view.View;

/** Each object has a handler of its own, with itself as callback: it sends to itself. */
abstract class Own extends Activity implements Handler.Callback {
  protected Handler handler;

  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    HandlerThread thread = new HandlerThread("own");
    thread.start();
    handler = new Handler(thread.getLooper(), this);
  }

  final void tell() {
    handler.sendEmptyMessage(1);
  }

  static class Near extends Own {
    @Override
    protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
      tell();
    }

    @Override
    protected void onPause() { //~ origin(main) entry-callback activity.lifecycle
      new View(this).setOnClickListener(view -> handler.sendEmptyMessage(2)); //~ origin(main) entry-callback view.input
    }

    @Override
    public boolean handleMessage(Message message) { //~ origin(looper own) posted-callback handler.send //~ from(Handler.sendEmptyMessage) Near.onResume //~ from(Handler.sendEmptyMessage) lambda in Near.onPause
      return true;
    }
  }

  static class Far extends Own {
    @Override
    protected void onStop() { //~ origin(main) entry-callback activity.lifecycle
      tell();
    }

    @Override
    public boolean handleMessage(Message message) { //~ origin(looper own) posted-callback handler.send //~ from(Handler.sendEmptyMessage) Far.onStop
      return true;
    }
  }
}
