/**
 * A task is started only if none is under way, and what says so is taken back at its end: by an atomic, under a lock, by a
 * flag that a caller asks, that is asked before a post, or that the task sets before it runs. Beside each the same taken
 * back too early, by somebody else, or not asked by all. That a thread or task which is kept is over is not understood.
 */
package fixture.order;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;
import android.os.Handler;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

public class SingleFlight extends Activity {
  private final List<String> atomic = new ArrayList<>();
  private final List<String> tooEarly = new ArrayList<>();
  private final List<String> locked = new ArrayList<>();
  private final List<String> called = new ArrayList<>();
  private final List<String> notByAll = new ArrayList<>();
  private final List<String> posted = new ArrayList<>();
  private final List<String> takenBack = new ArrayList<>();
  private final List<String> listened = new ArrayList<>();
  private final List<String> prepared = new ArrayList<>();
  private final List<String> alive = new ArrayList<>();
  private final Handler handler = new Handler();
  private final AtomicBoolean isAtomic = new AtomicBoolean();
  private final AtomicBoolean isEarly = new AtomicBoolean();
  private boolean isLocked;
  private boolean isCalled;
  private boolean isByAll;
  private boolean isPosted;
  private boolean isTakenBack;
  private boolean isListened;
  private boolean isPrepared;
  private Thread living;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    findViewById(1).setOnClickListener(view -> withAtomic());
    findViewById(2).setOnClickListener(view -> withAtomicTooEarly());
    findViewById(3).setOnClickListener(view -> withLock());
    findViewById(4).setOnClickListener(view -> callIfFree());
    findViewById(5).setOnClickListener(view -> callAllIfFree());
    findViewById(6).setOnClickListener(view -> callAll());
    findViewById(7).setOnClickListener(view -> withPost());
    findViewById(8).setOnClickListener(view -> withPostTakenBack());
    findViewById(9).setOnClickListener(view -> isTakenBack = false);
    findViewById(10).setOnClickListener(view -> withListener());
    findViewById(11).setOnClickListener(view -> withPrepared());
    findViewById(12).setOnClickListener(view -> withAlive());
  }

  private void withAtomic() {
    if (!isAtomic.compareAndSet(false, true)) return;
    new Thread(
            () -> {
              try {
                fill(atomic);
              } finally {
                isAtomic.set(false);
              }
            })
        .start();
  }

  private void fill(List<String> list) {
    list.add("a"); //~ quiet(ordered)?
  }

  private void withAtomicTooEarly() {
    if (isEarly.getAndSet(true)) return;
    new Thread(
            () -> {
              isEarly.set(false);
              tooEarly.add("a"); //~ race(A) self tooEarly
            })
        .start();
  }

  private synchronized void withLock() {
    if (isLocked) return;
    isLocked = true;
    new Thread(
            () -> {
              locked.add("a"); //~ quiet(ordered)? locked
              unlock();
            })
        .start();
  }

  private synchronized void unlock() {
    isLocked = false;
  }

  private void callIfFree() {
    if (isCalled) return;
    isCalled = true;
    call();
  }

  private void call() {
    new Thread(
            () -> {
              called.add("a"); //~ quiet(ordered)? called
              runOnUiThread(() -> isCalled = false);
            })
        .start();
  }

  private void callAllIfFree() {
    if (isByAll) return;
    isByAll = true;
    callAll();
  }

  private void callAll() {
    new Thread(
            () -> {
              notByAll.add("a"); //~ race(B) self notByAll
              runOnUiThread(() -> isByAll = false);
            })
        .start();
  }

  private void withPost() {
    if (isPosted) return;
    isPosted = true;
    handler.post(() -> new Thread(this::fillPosted).start());
  }

  private void fillPosted() {
    posted.add("a"); //~ quiet(ordered)? posted
    handler.post(() -> isPosted = false);
  }

  private void withPostTakenBack() {
    if (isTakenBack) return;
    isTakenBack = true;
    handler.post(() -> new Thread(this::fillTakenBack).start());
  }

  private void fillTakenBack() {
    takenBack.add("a"); //~ race(C) self takenBack
    handler.post(() -> isTakenBack = false);
  }

  private void withListener() {
    if (isListened) return;
    isListened = true;
    findViewById(13).setOnClickListener(view -> new Thread(this::fillListened).start());
  }

  private void fillListened() {
    listened.add("a"); //~ race(D) self listened
  }

  private void withPrepared() {
    if (!isPrepared) start(new Prepared());
  }

  private static void start(Prepared task) {
    task.executeOnExecutor(AsyncTask.THREAD_POOL_EXECUTOR);
  }

  private class Prepared extends AsyncTask<Void, Void, Void> {
    @Override
    protected void onPreExecute() {
      isPrepared = true;
    }

    @Override
    protected Void doInBackground(Void... nothing) {
      prepared.add("a"); //~ quiet(ordered)? prepared
      return null;
    }

    @Override
    protected void onPostExecute(Void nothing) {
      isPrepared = false;
    }
  }

  private void withAlive() {
    if (living != null && living.isAlive()) return;
    living = new Thread(() -> alive.add("a")); //~ spurious(E) race self alive
    living.start();
  }
}
