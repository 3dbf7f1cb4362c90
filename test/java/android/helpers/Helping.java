package fixture;

import android.app.Activity;
import android.app.Service;
import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.os.Handler;
import android.os.HandlerThread;
import android.os.IBinder;
import android.view.View;
import io.reactivex.Single;

/** Helpers that post, start, send or register for others: who gives them something is its cause. */
class Helping extends Activity {
  private Handler background;

  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    super.onCreate(state);
    HandlerThread thread = new HandlerThread("work");
    thread.start();
    background = new Handler(thread.getLooper());
    later(() -> load()); //~ origin(looper work) posted-callback handler.post //~ from(Handler.post) Helping.onCreate
    begin(new Intent(this, First.class));
  }

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    super.onResume();
    laterStill(() -> clear()); //~ origin(looper work) posted-callback handler.post //~ from(Handler.post) Helping.onResume
    begin(new Intent(this, Second.class));
    fork(() -> clear()); //~ origin(thread lambda in Helping.onResume) thread thread.start //~ from(Thread.start) Helping.onResume
    listen(view -> load()); //~ origin(main) entry-callback view.input //~ from(View.setOnClickListener) Helping.onResume
  }

  @Override
  protected void onPause() { //~ origin(main) entry-callback activity.lifecycle
    super.onPause();
    fork(() -> load()); //~ origin(thread lambda in Helping.onPause) thread thread.start //~ from(Thread.start) Helping.onPause
    listen(view -> clear()); //~ origin(main) entry-callback view.input //~ from(View.setOnClickListener) Helping.onPause
  }

  private void later(Runnable task) {
    background.post(task);
  }

  private void laterStill(Runnable task) {
    later(task);
  }

  private void fork(Runnable task) {
    new Thread(task).start();
  }

  private void listen(View.OnClickListener listener) {
    getWindow().getDecorView().setOnClickListener(listener);
  }

  private void begin(Intent intent) {
    startService(intent);
  }

  private void load() {
    asked().subscribe();
  }

  private void clear() {
    asked().subscribe();
  }

  /** In the thread of whoever asks: each has its own callers. */
  private Single<Integer> asked() {
    return Single.fromCallable(() -> 1); //~ origin(main) posted-callback rx.source //~ origin(looper work) posted-callback rx.source //~ origin(thread lambda in Helping.onPause) thread rx.source //~ origin(thread lambda in Helping.onResume) thread rx.source //~ from(Single.fromCallable) lambda in Helping.onCreate, lambda in Helping.onResume //~ from(Single.fromCallable) lambda in Helping.onPause //~ from(Single.fromCallable) lambda in Helping.onResume //~ from(Single.fromCallable) lambda in Helping.onResume, lambda in Helping.onPause
  }

  public static class First extends Service {
    @Override
    public void onCreate() {} //~ origin(main) entry-callback service.lifecycle //~ from(ContextWrapper.startService) Helping.onCreate

    @Override
    public IBinder onBind(Intent intent) { //~ origin(main) entry-callback service.lifecycle
      return null;
    }
  }

  public static class Second extends Service {
    @Override
    public void onCreate() {} //~ origin(main) entry-callback service.lifecycle //~ from(ContextWrapper.startService) Helping.onResume

    @Override
    public IBinder onBind(Intent intent) { //~ origin(main) entry-callback service.lifecycle
      return null;
    }
  }
}
