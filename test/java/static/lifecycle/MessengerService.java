/** A Messenger hands the calls of other processes to its handler's looper: the main thread. */
package fixture.lifecycle;

import android.app.Service;
import android.content.Intent;
import android.os.Handler;
import android.os.IBinder;
import android.os.Looper;
import android.os.Message;
import android.os.Messenger;

public class MessengerService extends Service {
  private int messages;

  private final Messenger messenger = new Messenger(new Handler(Looper.getMainLooper()) {
    @Override
    public void handleMessage(Message message) {
      messages++; //~ quiet(one-thread) messages
    }
  });

  @Override
  public int onStartCommand(Intent intent, int flags, int id) {
    messages = 0; //~ quiet(one-thread) messages
    return START_STICKY;
  }

  @Override
  public IBinder onBind(Intent intent) {
    return messenger.getBinder();
  }
}
