package fixture;

import android.app.Service;
import android.content.ComponentName;
import android.content.Intent;
import android.content.ServiceConnection;
import android.net.Uri;
import android.os.Bundle;
import android.os.IBinder;
import android.os.RemoteException;
import fixture.remote.IPlayer;
import fixture.remote.IPlayerListener;
import java.util.List;
import java.util.Map;

/** The build makes the stub of the interface's file: what stands there is called from elsewhere, and nothing else. */
class PlayerService extends Service {
  @Override
  public IBinder onBind(Intent intent) { //~ origin(main) entry-callback service.lifecycle
    Player player = new Player();
    player.reset();
    return player;
  }

  static class Player extends IPlayer.Stub {
    public void play(Uri what, boolean again) { //~ origin(binder) binder aidl
      reset();
    }

    @Override
    public List<String> titles(int from, String filter) { //~ origin(binder) binder aidl
      return null;
    }

    @Override
    public void listen(IPlayerListener listener) {} //~ origin(binder) binder aidl

    /** Its file names types of the platform without an import, as the build allows. */
    @Override
    public Bundle ask(Intent what) { //~ origin(binder) binder aidl
      return null;
    }

    public void reset() {}

    public void unused() {}
  }
}

/** No stub itself, but handed over; what it hands on to is called by it. */
class Heard implements IPlayerListener {
  private final IPlayerListener next = new Quiet();

  void join(IPlayer player) throws RemoteException {
    player.listen(this);
  }

  @Override
  public void onChanged(long[] positions, Map<String, String> tags) { //~ origin(binder) entry-callback aidl assumed //~ caused(register) IPlayer.listen:55
    try {
      next.onChanged(positions, tags);
    } catch (RemoteException ignored) {
      // It never throws.
    }
  }

  @Override
  public IBinder asBinder() {
    return null;
  }

  private static class Quiet implements IPlayerListener {
    @Override
    public void onChanged(long[] positions, Map<String, String> tags) {}

    @Override
    public IBinder asBinder() {
      return null;
    }
  }
}

class Remote implements ServiceConnection {
  private final IPlayerListener listener =
      new IPlayerListener.Stub() {
        @Override
        public void onChanged(long[] positions, Map<String, String> tags) {} //~ origin(binder) binder aidl //~ caused(register) IPlayer.listen:94
      };

  @Override
  public void onServiceConnected(ComponentName name, IBinder service) { //~ origin(main) entry-callback service-connection.lifecycle
    IPlayer player = IPlayer.Stub.asInterface(service);
    try {
      player.listen(listener);
    } catch (RemoteException ignored) {
      // It is gone.
    }
  }

  @Override
  public void onServiceDisconnected(ComponentName name) {} //~ origin(main) entry-callback service-connection.lifecycle
}
