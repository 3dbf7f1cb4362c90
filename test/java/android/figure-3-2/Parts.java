package fixture;

import android.app.Activity;
import android.app.Service;
import android.content.BroadcastReceiver;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.content.ServiceConnection;
import android.os.AsyncTask;
import android.os.Bundle;
import android.os.Handler;
import android.os.IBinder;
import android.os.Message;
import android.view.View;

/** Seed 001 Figure 3.2 a to e: entry callbacks, handlers, tasks, receivers and services. */
class Parts extends Activity implements View.OnClickListener {
  private final Handler handler = new Handler() {
    @Override
    public void handleMessage(Message message) { //~ origin(main) posted-callback handler.send
      show();
    }
  };

  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    super.onCreate(state);
    findViewById(1).setOnClickListener(this);
    registerReceiver(new Receiver(), new IntentFilter());
    startService(new Intent(this, Started.class));
    bindService(new Intent(this, Bound.class), connection, 0);
  }

  @Override
  public void onClick(View view) { //~ origin(main) entry-callback view.input
    handler.sendMessage(Message.obtain());
    handler.post(new Runnable() {
      @Override
      public void run() { //~ origin(main) posted-callback handler.post
        show();
      }
    });
    new Task().execute("a");
  }

  private void show() {}

  private final ServiceConnection connection = new ServiceConnection() {
    @Override
    public void onServiceConnected(ComponentName name, IBinder service) {} //~ origin(main) entry-callback service-connection.lifecycle

    @Override
    public void onServiceDisconnected(ComponentName name) {} //~ origin(main) entry-callback service-connection.lifecycle
  };

  private class Task extends AsyncTask<String, Integer, Void> {
    @Override
    protected void onPreExecute() {
      show();
    }

    @Override
    protected Void doInBackground(String... names) { //~ origin(serial AsyncTask) async-task asynctask.execute
      publishProgress(1);
      return null;
    }

    @Override
    protected void onProgressUpdate(Integer... values) {} //~ origin(main) async-task asynctask.progress

    @Override
    protected void onPostExecute(Void result) {} //~ origin(main) async-task asynctask.execute
  }

  private static class Receiver extends BroadcastReceiver {
    @Override
    public void onReceive(Context context, Intent intent) {} //~ origin(main) entry-callback registered-receiver.lifecycle
  }

  public static class Started extends Service {
    @Override
    public void onCreate() {} //~ origin(main) entry-callback service.lifecycle

    @Override
    public int onStartCommand(Intent intent, int flags, int id) { //~ origin(main) entry-callback service.lifecycle
      return START_STICKY;
    }

    @Override
    public IBinder onBind(Intent intent) { //~ origin(main) entry-callback service.lifecycle
      return null;
    }
  }

  public static class Bound extends Service {
    @Override
    public IBinder onBind(Intent intent) { //~ origin(main) entry-callback service.lifecycle
      return null;
    }
  }
}
