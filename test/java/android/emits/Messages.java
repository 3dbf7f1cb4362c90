package fixture;

import android.app.Activity;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import androidx.localbroadcastmanager.content.LocalBroadcastManager;
import org.greenrobot.eventbus.EventBus;
import org.greenrobot.eventbus.Subscribe;
import org.greenrobot.eventbus.ThreadMode;

/** Events and broadcasts find those who wait for them. */
class Messages extends Activity {
  static final String DONE = "fixture.DONE";

  private final BroadcastReceiver done = new BroadcastReceiver() {
    @Override
    public void onReceive(Context context, Intent intent) {} //~ origin(main) entry-callback registered-receiver.lifecycle //~ caused(register) LocalBroadcastManager.registerReceiver:32 //~ caused(post) LocalBroadcastManager.sendBroadcast:68
  };
  private final BroadcastReceiver other = new BroadcastReceiver() {
    @Override
    public void onReceive(Context context, Intent intent) {} //~ origin(main) entry-callback registered-receiver.lifecycle //~ caused(register) ContextWrapper.registerReceiver:33
  };

  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    super.onStart();
    EventBus.getDefault().register(this);
    IntentFilter filter = new IntentFilter();
    filter.addAction("fixture.DONE");
    LocalBroadcastManager.getInstance(this).registerReceiver(done, filter);
    registerReceiver(other, new IntentFilter("fixture.OTHER"));
  }

  @Subscribe(threadMode = ThreadMode.MAIN)
  public void shown(Loaded event) {} //~ origin(main) entry-callback eventbus //~ caused(register) EventBus.register:29 //~ caused(post) EventBus.post:65 //~ caused(post) EventBus.post:66

  @Subscribe(threadMode = ThreadMode.BACKGROUND)
  public void stored(LoadedWhole event) {} //~ origin(serial EventBus) entry-callback eventbus //~ caused(register) EventBus.register:29 //~ caused(post) EventBus.post:66

  @Subscribe
  public void atOnce(Loaded event) {
    noted();
  }

  private void noted() {
    new Thread(new Work()).start();
  }

  static class Loaded {}

  static class LoadedWhole extends Loaded {}

  static class Declared extends BroadcastReceiver {
    @Override
    public void onReceive(Context context, Intent intent) {} //~ origin(main) entry-callback manifest-receiver.lifecycle //~ caused(declare) the manifest:4 //~ caused(post) Context.sendBroadcast:70 //~ caused(enable) PendingIntent.getBroadcast:71
  }

  static class Work implements Runnable {
    Context context; android.app.AlarmManager alarms;

    @Override
    public void run() { //~ origin(thread Work) thread thread.start assumed //~ caused(start) Thread.start:48
      EventBus.getDefault().post(new Loaded());
      EventBus.getDefault().post(new LoadedWhole());
      LocalBroadcastManager manager = LocalBroadcastManager.getInstance(context);
      manager.sendBroadcast(new Intent(DONE).putExtra("name", 1));
      Intent declared = new Intent(context, Declared.class);
      context.sendBroadcast(declared);
      alarms.set(1, 2, android.app.PendingIntent.getBroadcast(context, 0, new Intent("fixture.DECLARED"), 0));
    }
  }
}
