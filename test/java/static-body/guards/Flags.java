package guards;

import android.app.Activity;
import android.app.Fragment;
import android.os.AsyncTask;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;

/** Flags of the project and questions to the platform before each dereference of `x`. */
class Flags extends Fragment {
  Flags x;
  boolean destroyed;
  final AtomicBoolean closed = new AtomicBoolean();
  static boolean running;
  int state;
  static final int IDLE = 0;
  Mode mode;
  Future<?> future;
  android.app.Dialog dialog;

  enum Mode {
    ON,
    OFF
  }

  void foo() {}

  boolean isReady() {
    return !destroyed;
  }

  void own() {
    if (destroyed) return;
    x.foo(); //~ use x: flag destroyed false
  }

  void after() {
    if (destroyed) foo();
    x.foo(); //~ use x
    destroyed = true;
    x.foo(); //~ use x
  }

  void statics() {
    if (running) x.foo(); //~ use x: flag running true
    while (running) {
      foo();
      x.foo(); //~ use x: flag running true, call between
    }
  }

  void methods() {
    if (!isReady()) return;
    x.foo(); //~ use x: flag isReady() true
  }

  void atomics() {
    if (!closed.get()) x.foo(); //~ use x: flag closed.get() false, call between
  }

  void numbers() {
    if (state == IDLE) return;
    x.foo(); //~ use x: flag state different
    if (mode == Mode.ON) x.foo(); //~ use x: flag state different, call between, flag mode equal
  }

  void added() {
    if (isAdded()) x.foo(); //~ use x: state isAdded() true
    if (!isAdded()) return;
    x.foo(); //~ use x: state isAdded() true
  }

  void wrongWay() {
    if (isAdded()) return;
    x.foo(); //~ use x
  }

  void activity(Activity a) {
    if (a.isFinishing() || a.isDestroyed()) return;
    x.foo(); //~ use x: state isFinishing() false, state isDestroyed() false
  }

  void attached() {
    if (getActivity() == null) return;
    x.foo(); //~ use x: state getActivity() non-null
    if (getView() != null) x.foo(); //~ use x: state getActivity() non-null, state getView() non-null
  }

  void more() {
    if (Thread.interrupted()) return;
    if (dialog != null && dialog.isShowing()) { //~ use dialog: null-test events, state interrupted() false
      x.foo(); //~ use x: state interrupted() false, flag dialog non-null, call between, state isShowing() true, call between
    }
  }

  void asserted() {
    assert isAdded();
    x.foo(); //~ use x
  }

  class Task extends AsyncTask<Void, Void, Void> {
    protected Void doInBackground(Void... nothing) {
      while (!isCancelled()) x.foo(); //~ use x: state isCancelled() false
      return null;
    }
  }
}
