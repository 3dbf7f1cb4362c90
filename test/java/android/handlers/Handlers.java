package fixture;

import android.os.Handler;
import android.os.HandlerThread;
import android.os.Looper;
import android.os.Message;
import android.view.View;
import android.app.Activity;
import android.os.Bundle;

class Handlers extends Activity {
  private Handler onMain;
  private Handler onWorker;
  private final Handler here = new Handler();
  private final HandlerThread worker = new HandlerThread("worker");
  private final Runnable tick = new Runnable() {
    @Override
    public void run() { //~ origin(main) posted-callback handler.post
      onMain.postDelayed(this, 1000);
    }
  };

  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    onMain = new Handler(Looper.getMainLooper());
    worker.start();
    onWorker = new Handler(worker.getLooper(), message -> true); //~ origin(looper worker) posted-callback handler.send
    onMain.post(tick);
    onWorker.post(() -> work()); //~ origin(looper worker) posted-callback handler.post
    onWorker.postAtTime(this::work, 5); //~ origin(looper worker) posted-callback handler.post
    onWorker.sendEmptyMessage(1);
    here.postAtFrontOfQueue(() -> show()); //~ origin(main) posted-callback handler.post
    new Thread(() -> { //~ origin(thread own) thread thread.start
      Looper.prepare();
      Handler inner = new Handler();
      inner.post(() -> show()); //~ origin(looper own) posted-callback handler.post
      Looper.loop();
    }, "own").start();
    View view = findViewById(1);
    view.post(() -> show()); //~ origin(main) posted-callback view.post
    view.postDelayed(this::show, 10); //~ origin(main) posted-callback view.post
    runOnUiThread(() -> show()); //~ origin(main) posted-callback activity.runOnUiThread
    Message message = new Named(worker.getLooper()).obtainMessage(1);
    message.sendToTarget();
    Message other = Message.obtain(onMain, () -> show()); //~ origin(main) posted-callback message.send
    other.sendToTarget();
  }

  @Override
  protected void onDestroy() { //~ origin(main) entry-callback activity.lifecycle
    onMain.removeCallbacks(tick);
  }

  void given(Handler unknown) {
    unknown.post(() -> show()); //~ origin(unknown) posted-callback handler.post
  }

  void work() {}

  void show() {}

  static class Named extends Handler {
    Named(Looper looper) {
      super(looper);
    }

    @Override
    public void handleMessage(Message message) {} //~ origin(looper worker) posted-callback message.send
  }

  static class Unused extends Handler {
    @Override
    public void handleMessage(Message message) {} //~ origin(main) entry-callback handler.message assumed
  }
}
