package fixture;

import android.app.Activity;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.Bundle;

/** Classes and actions that a helper is given: who gives them starts what they name. */
class Given extends Activity {
  private void open(Class<?> type) {
    Intent intent = new Intent(this, type);
    startActivity(intent);
  }

  private void announce(String action) {
    sendBroadcast(new Intent(action));
  }

  private void announceLater(String action) {
    announce(action);
  }

  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    registerReceiver(new Begun(), new IntentFilter("fixture.BEGUN"));
    registerReceiver(new Ended(), new IntentFilter("fixture.ENDED"));
  }

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    open(Left.class);
    announce("fixture.BEGUN");
  }

  @Override
  protected void onPause() { //~ origin(main) entry-callback activity.lifecycle
    open(Right.class);
    announceLater("fixture.ENDED");
  }

  static class Left extends Activity {
    @Override
    protected void onCreate(Bundle state) {} //~ origin(main) entry-callback activity.lifecycle //~ from(Activity.startActivity) Given.onResume
  }

  static class Right extends Activity {
    @Override
    protected void onCreate(Bundle state) {} //~ origin(main) entry-callback activity.lifecycle //~ from(Activity.startActivity) Given.onPause
  }

  static class Begun extends BroadcastReceiver {
    @Override
    public void onReceive(Context context, Intent intent) {} //~ origin(main) entry-callback registered-receiver.lifecycle //~ from(ContextWrapper.sendBroadcast) Given.onResume
  }

  static class Ended extends BroadcastReceiver {
    @Override
    public void onReceive(Context context, Intent intent) {} //~ origin(main) entry-callback registered-receiver.lifecycle //~ from(ContextWrapper.sendBroadcast) Given.onPause
  }

  /** One method makes the intents of all screens, and another sends them. */
  static class Base extends Activity {
    static Intent make(Context context, Class<?> type) {
      return new Intent(context, type);
    }

    static void send(Context context, Intent intent) {
      context.startActivity(intent);
    }

    static void ask(Activity activity, Intent intent) {
      activity.startActivityForResult(intent, 1);
    }
  }

  static class Shop extends Base {
    static void open(Context context) {
      Intent intent = make(context, Shop.class);
      send(context, intent);
    }

    @Override
    protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle //~ from(Context.startActivity) Basket.onStart //~ caused(start) Context.startActivity:70
      super.onCreate(state);
    }
  }

  static class Basket extends Base {
    static Intent view(Context context) {
      return make(context, Basket.class).putExtra("at", 1);
    }

    @Override
    protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle //~ from(Context.startActivity) Shops.onResume
      super.onCreate(state);
    }

    @Override
    protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
      super.onStart();
      Shop.open(this);
    }
  }

  static class Shops extends Base {
    @Override
    protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
      super.onResume();
      Intent intent = Basket.view(this);
      send(this, intent);
      ask(this, make(this, Shops.class));
    }
  }
}
