/** The screen takes itself out of the list of listeners before it frees what they use; or it does not. */
package fixture.lifecycle;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import java.util.ArrayList;
import java.util.List;

interface TideListener {
  void turned();
}

class Tides {
  private static final List<TideListener> LISTENERS = new ArrayList<>();
  private static final List<TideListener> FORGOTTEN = new ArrayList<>();
  private static final Handler HANDLER = new Handler(Looper.getMainLooper());
  private static TideListener only;

  static void add(TideListener listener) {
    LISTENERS.add(listener);
  }

  static void remove(TideListener listener) {
    LISTENERS.remove(listener);
  }

  static void keep(TideListener listener) {
    FORGOTTEN.add(listener);
  }

  static void setOnly(TideListener listener) {
    only = listener;
  }

  static void forgetOnly() {
    only = null;
  }

  static void watch() {
    HANDLER.postDelayed(() -> {
      for (TideListener each : LISTENERS) {
        each.turned();
      }
      for (TideListener each : FORGOTTEN) {
        each.turned();
      }
      if (only != null) {
        only.turned();
      }
    }, 100);
  }
}

public class OwnListenerList extends Activity implements TideListener {
  private StringBuilder marks = new StringBuilder();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    Tides.add(this);
    Tides.watch();
  }

  @Override
  public void turned() {
    marks.append("high"); //~ quiet(ordered) marks
  }

  @Override
  protected void onDestroy() {
    Tides.remove(this);
    marks = null;
    super.onDestroy();
  }
}

class StillListening extends Activity implements TideListener {
  private StringBuilder shells = new StringBuilder();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    Tides.keep(this);
    Tides.watch();
  }

  @Override
  public void turned() {
    shells.append("low"); //~ free(A) use shells
  }

  @Override
  protected void onDestroy() {
    shells = null; //~ free(A) free shells
    super.onDestroy();
  }
}

class OnlyListener extends Activity implements TideListener {
  private StringBuilder boats = new StringBuilder();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    Tides.setOnly(this);
    Tides.watch();
  }

  @Override
  public void turned() {
    boats.append("out"); //~ quiet(ordered|guard) boats
  }

  @Override
  protected void onDestroy() {
    Tides.forgetOnly();
    boats = null;
    super.onDestroy();
  }
}
