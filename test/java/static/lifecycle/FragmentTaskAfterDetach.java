/**
 * A task that ends after its fragment has gone: whatever it asks of the fragment is null or throws, also
 * where the activity is only handed on. What is tested first, or taken back, is fine.
 */
package fixture.lifecycle;

import android.app.Activity;
import android.content.Context;
import android.os.AsyncTask;
import android.os.Bundle;
import android.widget.Toast;
import androidx.fragment.app.Fragment;

public class FragmentTaskAfterDetach extends Fragment {
  private Checked checked;
  private Cancelled cancelled;

  @Override
  public void onCreate(Bundle state) {
    super.onCreate(state);
    new Open().execute();
    checked = new Checked(); //~ quiet(one-thread|ordered|confined) checked
    checked.execute(); //~ quiet(one-thread|ordered|confined) checked
    new Copied().execute();
    cancelled = new Cancelled(); //~ quiet(one-thread|ordered|confined) cancelled
    cancelled.execute(); //~ quiet(one-thread|ordered|confined) cancelled
  }

  private String title(Context context) {
    return context.getPackageName();
  }

  private String nameOrNothing(Context context) {
    return context == null ? "" : context.getPackageName();
  }

  private void show() {
    getActivity().setTitle(getString(2)); //~ order(C) use+ //~ order(D) use+
  }

  @Override
  public void onDetach() { //~ order(A) set //~ order(B) set //~ order(C) set //~ order(D) set
    cancelled.cancel(true); //~ quiet(one-thread|ordered|confined) cancelled
    super.onDetach();
  }

  private class Open extends AsyncTask<Void, Void, String> {
    @Override
    protected String doInBackground(Void... nothing) {
      return title(getActivity()) + nameOrNothing(getContext()); //~ order(A) use getActivity
    }

    @Override
    protected void onPostExecute(String name) {
      Toast.makeText(getActivity(), name, Toast.LENGTH_SHORT).show(); //~ order(B) use getActivity
      requireView().setTag(name); //~ order(B) use? requireView
      show();
    }
  }

  private class Checked extends AsyncTask<Void, Void, String> {
    @Override
    protected String doInBackground(Void... nothing) {
      Activity activity = getActivity();
      return activity == null ? "" : activity.getPackageName();
    }

    @Override
    protected void onPostExecute(String name) {
      if (!isAdded()) return;
      Toast.makeText(getActivity(), name, Toast.LENGTH_SHORT).show();
      later();
    }

    private void later() {
      getActivity().setTitle(getString(3));
    }
  }

  private class Copied extends AsyncTask<Void, Void, String> {
    @Override
    protected String doInBackground(Void... nothing) {
      return "";
    }

    @Override
    protected void onPostExecute(String name) {
      Activity activity = getActivity();
      if (activity == null) return;
      activity.setTitle(getString(4));
    }
  }

  private class Cancelled extends AsyncTask<Void, Void, String> {
    @Override
    protected String doInBackground(Void... nothing) {
      return "";
    }

    @Override
    protected void onPostExecute(String name) {
      getActivity().setTitle(getString(5));
    }
  }
}
