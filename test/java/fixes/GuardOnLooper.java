package fixes;

import android.app.Activity;
import android.os.Handler;
import android.os.Looper;
import android.widget.TextView;

/** What a posted callback uses, and onDestroy has taken away by then: both on the main looper. */
public class GuardOnLooper extends Activity {
    private TextView title;
    private TextView mNote;
    private TextView badge;
    private TextView price;
    private StringBuilder log = new StringBuilder();

    @Override
    protected void onResume() {
        super.onResume();
        new Handler(Looper.getMainLooper()).postDelayed(() -> {
            // Both uses are guarded as one.
            title.setText("ready");
            log.append("title");
            title.setEnabled(true); // and lit
            done();
        }, 1000);
        new Handler(Looper.getMainLooper()).post(this::showNote);
        new Handler(Looper.getMainLooper()).post(this::showBadge);
        new Handler(Looper.getMainLooper()).post(this::showPrice);
    }

    private void showNote() {
        if (mNote.isShown())
            log.append("shown");
    }

    private void showBadge() {
        if (log.length() > 0) badge.setText("!");
        log.append("badge");
    }

    private void showPrice() {
        int width = price.getWidth();
        log.append(width);
    }

    private void done() {
        log.append("done");
    }

    @Override
    protected void onDestroy() {
        title = null;
        mNote = null;
        badge = null;
        price = null;
        super.onDestroy();
    }
}
