package org.racelens.broadcastservice;

import android.app.Service;
import android.content.Intent;
import android.os.Binder;
import android.os.IBinder;
import android.util.Log;

/** Agrees on a value with whoever binds it. */
public class LocalService extends Service {
    private static final String TAG = "LocalService";
    private static final int AGREED_VALUE = 9900;

    private final IBinder binder = new Binder();

    @Override
    public IBinder onBind(Intent intent) {
        Log.i(TAG, "bound while the value is " + MainActivity.val);
        MainActivity.val = AGREED_VALUE;
        return binder;
    }
}
