package fixes;

import android.app.Activity;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.AsyncTask;
import android.os.Handler;
import android.os.Looper;
import android.widget.TextView;

/** Callbacks that come after the screen has let go of its views. */
public class TakeBack extends Activity {
    private final Handler handler = new Handler(Looper.getMainLooper());
    private Handler late;
    private final Runnable tick = new Runnable() {
        @Override
        public void run() {
            clock.setText("tick");
        }
    };
    private final BroadcastReceiver receiver = new BroadcastReceiver() {
        @Override
        public void onReceive(Context context, Intent intent) {
            battery.setText("low");
        }
    };
    private Load load;
    private TextView clock;
    private TextView banner;
    private TextView battery;
    private TextView page;
    private TextView local;

    @Override
    protected void onCreate(android.os.Bundle state) {
        super.onCreate(state);
        late = new Handler(Looper.getMainLooper());
        clock = new TextView(this);
        banner = new TextView(this);
        battery = new TextView(this);
        page = new TextView(this);
        local = new TextView(this);
        handler.postDelayed(tick, 1000);
        late.post(() -> banner.setText("hello"));
        registerReceiver(receiver, new IntentFilter("battery"));
        load = new Load();
        load.execute();
        // Nobody else can name this one.
        Handler own = new Handler(Looper.getMainLooper());
        own.post(() -> local.setText("x"));
    }

    @Override
    protected void onDestroy() {
        clock = null;
        banner = null;
        battery = null;
        page = null;
        local = null;
        super.onDestroy();
    }

    private class Load extends AsyncTask<Void, Void, String> {
        @Override
        protected String doInBackground(Void... none) {
            return "loaded";
        }

        @Override
        protected void onPostExecute(String result) {
            page.setText(result);
        }
    }
}
