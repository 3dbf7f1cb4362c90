/** Methods that one kind of thread runs, and one that both do. */
package fixture.fixes;

import android.app.Activity;
import android.os.Bundle;
import androidx.annotation.MainThread;
import androidx.annotation.WorkerThread;

public class SayThread extends Activity {
    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        show("begun");
        both();
        new Thread(() -> {
            fetch();
            both();
            said();
        }).start();
    }

    private void show(String text) {
        setTitle(text);
    }

    private String fetch() {
        return "text";
    }

    private void both() {}

    @WorkerThread
    private void said() {}

    @MainThread
    private void unused() {}
}
