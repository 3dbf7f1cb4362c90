package fixture;

import android.app.Service;
import android.content.Intent;
import android.os.Handler;
import android.os.HandlerThread;
import android.os.IBinder;
import android.os.Looper;
import android.os.Message;
import android.os.Messenger;

/** One callback on two loopers: each gets the messages that are sent to it. */
class Messages extends Service implements Handler.Callback {
  private static final int LOAD = 1;
  private static final int SHOW = 2;
  private static final int CLEAR = 3;

  private Handler main;
  private Handler worker;
  private Handler other;

  @Override
  public void onCreate() { //~ origin(main) entry-callback service.lifecycle
    HandlerThread thread = new HandlerThread("work");
    thread.start();
    main = new Handler(Looper.getMainLooper(), this);
    worker = new Handler(thread.getLooper(), this);
    worker.sendEmptyMessage(LOAD);
    other = new Handler(Looper.getMainLooper());
  }

  @Override
  public boolean handleMessage(Message message) { //~ origin(main) posted-callback handler.send //~ origin(looper work) posted-callback handler.send
    switch (message.what) {
      case LOAD:
        main.sendMessage(main.obtainMessage(SHOW));
        other.post(() -> done("load")); //~ origin(main) posted-callback handler.post //~ from(Handler.post) Messages.handleMessage
        break;
      case SHOW:
      case CLEAR:
        other.post(() -> done("show")); //~ origin(main) posted-callback handler.post //~ from(Handler.post) Messages.handleMessage
        break;
      default:
        other.post(() -> done("else")); //~ origin(main) posted-callback handler.post //~ from(Handler.post) Messages.handleMessage
    }
    return true;
  }

  @Override
  public void onDestroy() { //~ origin(main) entry-callback service.lifecycle
    Message message = Message.obtain();
    message.what = CLEAR;
    main.sendMessage(message);
  }

  /** Who has its binder sends what he wants. */
  private final Handler remote =
      new Handler() {
        @Override
        public void handleMessage(Message message) { //~ origin(main) posted-callback handler.send
          if (message.what == LOAD) other.post(() -> done("remote")); //~ origin(main) posted-callback handler.post //~ from(Handler.post) Handler.handleMessage in Messages.remote
        }
      };

  @Override
  public IBinder onBind(Intent intent) { //~ origin(main) entry-callback service.lifecycle
    remote.sendEmptyMessage(SHOW);
    return new Messenger(remote).getBinder();
  }

  private void done(String what) {}
}
