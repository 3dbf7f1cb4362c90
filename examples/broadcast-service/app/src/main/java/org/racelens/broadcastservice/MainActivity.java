package org.racelens.broadcastservice;

import android.app.Activity;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.ServiceConnection;
import android.os.Bundle;
import android.os.IBinder;
import android.widget.TextView;

/** Sets a value, tells the receiver of it, and asks the service for another. */
public class MainActivity extends Activity {
    static final int FIRST_VALUE = 1000;

    /** One value for the whole app: activity, service and receiver all use it. */
    static int val;

    private TextView text;

    private final ServiceConnection connection =
            new ServiceConnection() {
                @Override
                public void onServiceConnected(ComponentName name, IBinder binder) {
                    // Expects what onBind has just written.
                    int agreed = val;
                    text.setText(getString(R.string.connected, agreed));
                }

                @Override
                public void onServiceDisconnected(ComponentName name) {
                    text.setText(R.string.waiting);
                }
            };

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        setContentView(R.layout.activity_main);
        text = findViewById(R.id.value);
        reset();

        Intent news = new Intent(this, MyReceiver.class);
        news.setAction(MyReceiver.ACTION_VALUE);
        sendBroadcast(news);

        Intent service = new Intent(this, LocalService.class);
        bindService(service, connection, Context.BIND_AUTO_CREATE);
    }

    @Override
    protected void onDestroy() {
        unbindService(connection);
        super.onDestroy();
    }

    private static void reset() {
        val = FIRST_VALUE;
    }
}
