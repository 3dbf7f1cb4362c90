package fixes;

import android.app.Activity;
import java.util.ArrayList;
import java.util.List;

/** A thread touches what belongs to the main looper. */
public class PostToMain extends Activity {
    private List<String> rows = new ArrayList<>();
    private String status = "";
    private int done;
    private int seen;

    @Override
    protected void onResume() {
        super.onResume();
        new Thread(() -> {
            // The work stays here, the assignment goes.
            status = read("status");
            String row = read("row");
            rows.add(row);
            // A local that goes on changing cannot go along, and a value that is wanted here neither.
            int at = 0;
            at = at + 1;
            done = at;
            System.out.println(seen);
        }).start();
    }

    @Override
    protected void onPause() {
        System.out.println(status + rows.size() + done);
        seen = 1;
        super.onPause();
    }

    private static String read(String name) {
        return name.trim();
    }
}
