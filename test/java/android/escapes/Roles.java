package fixture;

import android.content.ComponentName;
import android.content.ServiceConnection;
import android.os.Bundle;
import android.os.IBinder;
import androidx.lifecycle.ViewModelProvider;
import com.acme.Store;
import com.acme.ThemedActivity;
import com.acme.ThemedFragmentCompat;

/** A screen of many roles, most of them not seen: each call registers it as what the call is named for. */
class Roles extends ThemedActivity
    implements ServiceConnection, Store.OnSavedListener, Store.OnRemovedListener {
  private Store store;

  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle assumed
    super.onCreate(state);
    new ViewModelProvider(this).get(Model.class);
    store.addOnSavedListener(this);
    store.setRemovedListener(this);
    store.colour(this);
    new com.acme.Question(this)
        .setMessage("?")
        .setPositiveButton("yes", (dialog, which) -> finish()) //~ origin(main) entry-callback general assumed
        .show();
  }

  @Override
  public void onSaved() {} //~ origin(main) entry-callback general assumed //~ caused(register) addOnSavedListener:21

  /** Written before an annotation could stand on what an interface asks for. */
  public void onRemoved() {} //~ origin(main) entry-callback general assumed //~ caused(register) setRemovedListener:22

  public void onOpened() {
    finish();
  }

  /** Called by us, and so nobody's callback. */
  private void open() {
    onOpened();
  }

  @Override
  public void onServiceConnected(ComponentName name, IBinder service) { //~ origin(main) entry-callback service-connection.lifecycle
    open();
  }

  @Override
  public void onServiceDisconnected(ComponentName name) {} //~ origin(main) entry-callback service-connection.lifecycle

  static class Model extends androidx.lifecycle.ViewModel {}
}

/** By the end of the name of what it extends. */
class Settings extends ThemedFragmentCompat {
  @Override
  public void onStart() { //~ origin(main) entry-callback fragment.lifecycle assumed
    super.onStart();
  }
}
