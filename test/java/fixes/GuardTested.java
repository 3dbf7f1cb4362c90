package fixes;

import android.app.Activity;

/** Tested, but used by a second look at the field: in between it may have gone. */
public class GuardTested extends Activity {
    private volatile StringBuilder output = new StringBuilder();

    @Override
    protected void onCreate(android.os.Bundle state) {
        super.onCreate(state);
        new Thread(() -> {
            if (output != null)
                output.append("a");
        }).start();
    }

    @Override
    protected void onDestroy() {
        output = null;
        super.onDestroy();
    }
}
