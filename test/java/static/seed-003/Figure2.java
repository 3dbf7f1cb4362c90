/**
 * Seed 003 Figure 2 (AnyMemo): onCreateView comes before onResume, so mAdapter is no race. The handler
 * is read by the thread; only a second onCreateView could meet it there.
 */
package fixture.seed003;

import android.app.Fragment;
import android.os.Bundle;
import android.os.Handler;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.ArrayAdapter;

public class Figure2 extends Fragment {
  private ArrayAdapter<String> mAdapter = null;
  private Handler mHandler = null;

  @Override
  public View onCreateView(LayoutInflater inflater, ViewGroup container, Bundle state) {
    mHandler = new Handler(); //~ maybe(H) race write mHandler
    mAdapter = new ArrayAdapter<>(getActivity(), 1); //~ quiet(ordered|one-thread) mAdapter
    return inflater.inflate(1, container, false);
  }

  @Override
  public void onResume() {
    super.onResume();
    Thread thread = new Thread() {
      @Override
      public void run() {
        mHandler.post(new Runnable() { //~ maybe(H) race read mHandler
          @Override
          public void run() {
            mAdapter.clear(); //~ quiet(ordered|one-thread) mAdapter
            mAdapter.add("recent"); //~ quiet(ordered|one-thread) mAdapter
          }
        });
      }
    };
    thread.start();
  }
}
