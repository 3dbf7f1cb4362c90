/** Calls of another process come on a pool of binder threads: at the same time as each other and as the main thread. */
package fixture.lifecycle;

import android.app.Service;
import android.content.Intent;
import android.os.Binder;
import android.os.IBinder;
import android.os.Parcel;
import android.os.RemoteException;

public class RemoteCounter extends Service {
  private int calls;
  private int starts;
  private String name = "";
  private final Early early = new Early();

  @Override
  public void onCreate() {
    name = "counter"; //~ quiet(ordered) name
  }

  @Override
  public int onStartCommand(Intent intent, int flags, int id) {
    starts++; //~ race(A) update starts
    return START_STICKY;
  }

  @Override
  public IBinder onBind(Intent intent) {
    return intent.getAction() == null ? new Remote() : early;
  }

  /** Made with the service, but given to others only when they bind; that a client wants to know of its end is told here. */
  private class Early extends Binder {
    private DeathRecipient heir;

    @Override
    protected boolean onTransact(int code, Parcel data, Parcel reply, int flags)
        throws RemoteException {
      reply.writeString(name); //~ quiet(ordered) name
      return true;
    }

    @Override
    public boolean unlinkToDeath(DeathRecipient recipient, int flags) {
      heir = null;
      return true;
    }
  }

  private class Remote extends Binder {
    @Override
    protected boolean onTransact(int code, Parcel data, Parcel reply, int flags)
        throws RemoteException {
      calls++; //~ race(B) self calls
      reply.writeInt(starts); //~ race(A) read starts
      reply.writeString(name); //~ quiet(ordered) name
      return true;
    }
  }
}
