package fixture;

import android.view.View;

class Store implements View.OnClickListener {
  void sync() {
    new Thread(() -> {}).start(); //~ origin(thread lambda in Store.sync) thread thread.start //~ from(Thread.start) Shop.onResume
  }

  static void begin(Runnable task) {
    task.run();
  }

  @Override
  public void onClick(View view) {} //~ origin(main) entry-callback view.input
}
