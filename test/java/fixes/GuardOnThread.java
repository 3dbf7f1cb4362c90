package fixes;

import android.app.Activity;
import android.database.sqlite.SQLiteDatabase;

/** The use runs on a thread of its own: what is tested has to be what is used. */
public class GuardOnThread extends Activity {
    private StringBuilder mReport;
    private StringBuilder pages;
    private StringBuilder reset;
    private StringBuilder size;
    private SQLiteDatabase notes;

    @Override
    protected void onStart() {
        super.onStart();
        mReport = new StringBuilder();
        pages = new StringBuilder();
        reset = new StringBuilder();
        size = new StringBuilder();
        notes = openOrCreateDatabase("notes", MODE_PRIVATE, null);
        new Thread(() -> {
            mReport.append("a");
            mReport.append(mReport.length());
        }).start();
        new Thread(() -> {
            if (pages.length() > 3 || pages.capacity() > 30) {
                System.out.println("long");
            }
        }).start();
        new Thread(() -> {
            // Assigned in between: a copy would be another object.
            reset.append("a");
            reset = new StringBuilder("b");
        }).start();
        new Thread(this::sizeOf).start();
        // Closed, but not null: a test would not help.
        new Thread(() -> notes.beginTransaction()).start();
    }

    /** What to answer otherwise is not ours to say. */
    private int sizeOf() {
        return size.length();
    }

    @Override
    protected void onStop() {
        mReport = null;
        pages = null;
        reset = null;
        size = null;
        notes.close();
        super.onStop();
    }
}
