package fixes;

import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import androidx.fragment.app.Fragment;

/** A callback asks a fragment that may have left its activity. */
public class GoneFragment extends Fragment {
    private final Handler handler = new Handler(Looper.getMainLooper());

    @Override
    public void onCreate(Bundle state) {
        super.onCreate(state);
        handler.postDelayed(() -> {
            requireActivity().setTitle("ready");
        }, 3000);
    }
}
