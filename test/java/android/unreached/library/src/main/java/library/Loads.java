package library;

import android.view.View;

/** A library is there for others to call. */
public class Loads {
  public void load(View view) {
    view.setOnClickListener(clicked -> {}); //~ origin(main) entry-callback view.input
    new Thread(() -> {}).start(); //~ origin(thread lambda in Loads.load) thread thread.start
  }
}
