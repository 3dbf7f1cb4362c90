/**
 * What a stream does within subscribe is asked while the fragment is there; what it gives comes later. What the caller
 * closes by what it hands over is never asked.
 */
package fixture.lifecycle;

import android.os.Bundle;
import android.os.Handler;
import android.view.View;
import androidx.fragment.app.Fragment;
import io.reactivex.Single;
import io.reactivex.android.schedulers.AndroidSchedulers;
import io.reactivex.schedulers.Schedulers;

public class AskedAtOnce extends Fragment {
  private final Handler handler = new Handler();

  @Override
  public void onViewCreated(View view, Bundle state) {
    view.setOnClickListener(clicked -> load());
    handler.postDelayed(() -> tell(false), 100);
    handler.postDelayed(() -> say(true), 100);
  }

  private void load() {
    Single.fromCallable(() -> 1)
        .subscribeOn(Schedulers.io())
        .observeOn(AndroidSchedulers.mainThread())
        .doOnSubscribe(begun -> requireContext().getPackageName())
        .subscribe(value -> requireView().setTag(value)); //~ order(A) use requireView
  }

  private void tell(Boolean success) {
    if (success) requireActivity().setTitle("told");
  }

  private void say(Boolean success) {
    if (success) requireActivity().setTitle("said"); //~ order(B) use requireActivity
  }

  @Override
  public void onDetach() { //~ order(A) set //~ order(B) set
    super.onDetach();
  }
}
