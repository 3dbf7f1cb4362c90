/**
 * A service with two interfaces: the app's own screen calls one, in the same process and so on the main thread; nobody
 * here calls the other, which is for other apps and runs on binder threads.
 */
package fixture.lifecycle;

import android.app.Service;
import android.content.Intent;
import android.os.Binder;
import android.os.IBinder;
import android.os.IInterface;
import java.util.ArrayList;
import java.util.List;

public class OwnCounter extends Service {
  interface Counting extends IInterface {
    void count(String name);

    abstract class Stub extends Binder implements Counting {
      static Counting asInterface(IBinder binder) {
        return (Counting) binder;
      }

      @Override
      public IBinder asBinder() {
        return this;
      }
    }
  }

  interface Asking extends IInterface {
    void ask(String name);

    abstract class Stub extends Binder implements Asking {
      @Override
      public IBinder asBinder() {
        return this;
      }
    }
  }

  private final List<String> counted = new ArrayList<>();
  private final List<String> asked = new ArrayList<>();

  @Override
  public int onStartCommand(Intent intent, int flags, int id) {
    counted.clear(); //~ maybe(A) race update counted
    asked.clear(); //~ race(B)! update asked
    return START_STICKY;
  }

  @Override
  public IBinder onBind(Intent intent) {
    return intent.getAction() == null ? new Counter() : new Asked();
  }

  private class Counter extends Counting.Stub {
    @Override
    public void count(String name) {
      counted.add(name); //~ maybe(A) race update counted
    }
  }

  private class Asked extends Asking.Stub {
    @Override
    public void ask(String name) {
      asked.add(name); //~ race(B)! update asked
    }
  }
}
