package fixture;

import android.app.Service;
import android.content.Intent;
import android.os.Binder;
import android.os.Handler;
import android.os.IBinder;
import android.os.IInterface;
import android.os.Looper;
import android.os.Message;
import android.os.Messenger;
import android.os.RemoteException;

public class Binders extends Service {
  private final Messenger messenger = new Messenger(new Incoming(Looper.getMainLooper()));

  @Override
  public IBinder onBind(Intent intent) { //~ origin(main) entry-callback service.lifecycle
    return messenger.getBinder();
  }

  void answer() throws RemoteException {
    messenger.send(Message.obtain());
  }

  static class Incoming extends Handler {
    Incoming(Looper looper) {
      super(looper);
    }

    @Override
    public void handleMessage(Message message) {} //~ origin(main) posted-callback messenger.send
  }

  interface IRemote extends IInterface {
    int add(int a, int b);
  }

  abstract static class Stub extends Binder implements IRemote {}

  /** Nobody is seen to make one. */
  static class Remote extends Stub {
    @Override
    public int add(int a, int b) { //~ origin(binder) binder aidl assumed
      return a + b;
    }

    @Override
    public IBinder asBinder() {
      return this;
    }
  }

  /** The stub of this one is generated and not here. */
  static class Unseen extends IUnseen.Stub {
    @Override
    public void call() {} //~ origin(binder) binder aidl
  }

  interface Answers {
    int answer(int question);
  }

  /** What an interface that is seen declares is none of the generated one's. */
  static class Answering extends IUnseen.Stub implements Answers {
    @Override
    public void call() { //~ origin(binder) binder aidl
      answer(1);
    }

    public int answer(int question) {
      return question;
    }
  }

  class Local extends Binder {
    Binders service() {
      return Binders.this;
    }
  }
}
