package org.racelens.broadcastservice;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.util.Log;

/** Answers the broadcast of {@link MainActivity}, whenever the system delivers it. */
public class MyReceiver extends BroadcastReceiver {
    static final String ACTION_VALUE = "org.racelens.broadcastservice.VALUE";

    private static final String TAG = "MyReceiver";
    private static final int RECEIVED_VALUE = 3456;

    @Override
    public void onReceive(Context context, Intent intent) {
        Log.i(TAG, "received while the value is " + MainActivity.val);
        MainActivity.val = RECEIVED_VALUE;
    }
}
