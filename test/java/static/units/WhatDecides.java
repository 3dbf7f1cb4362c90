/** One callback for two handlers: the number of the message decides who does what. */
package fixture.units;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.HandlerThread;
import android.os.Looper;
import android.os.Message;
import java.util.ArrayList;
import java.util.List;

public class WhatDecides extends Activity implements Handler.Callback {
  private static final int LOAD = 1;
  private static final int SHOW = 2;
  private Handler ui;
  private Handler worker;
  private final List<String> rows = new ArrayList<>();
  private int loads;
  private int both;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    HandlerThread thread = new HandlerThread("load");
    thread.start();
    ui = new Handler(Looper.getMainLooper(), this);
    worker = new Handler(thread.getLooper(), this);
    worker.sendEmptyMessage(LOAD);
  }

  @Override
  protected void onResume() {
    super.onResume();
    rows.add("more"); //~ quiet(one-thread|ordered)? rows
    both++; //~ race(A) update both
  }

  @Override
  public boolean handleMessage(Message message) {
    switch (message.what) {
      case LOAD:
        loads++; //~ quiet(one-thread|confined|ordered) loads
        both++; //~ race(A) update both
        ui.sendMessage(ui.obtainMessage(SHOW, "row"));
        break;
      case SHOW:
        rows.clear(); //~ quiet(one-thread|ordered)? rows
        break;
    }

    return true;
  }
}
