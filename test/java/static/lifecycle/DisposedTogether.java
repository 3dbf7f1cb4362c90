/** Subscriptions that are kept together and disposed of with the screen do not answer any more. */
package fixture.lifecycle;

import android.app.Activity;
import android.os.Bundle;
import io.reactivex.Single;
import io.reactivex.android.schedulers.AndroidSchedulers;
import io.reactivex.disposables.CompositeDisposable;
import io.reactivex.schedulers.Schedulers;

public class DisposedTogether extends Activity {
  private final CompositeDisposable jobs = new CompositeDisposable();
  private StringBuilder prices = new StringBuilder();
  private StringBuilder rates = new StringBuilder();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    jobs.add(
        Single.fromCallable(() -> "one")
            .subscribeOn(Schedulers.io())
            .observeOn(AndroidSchedulers.mainThread())
            .subscribe(text -> prices.append(text))); //~ quiet(ordered) prices
    Single.fromCallable(() -> "two")
        .subscribeOn(Schedulers.io())
        .observeOn(AndroidSchedulers.mainThread())
        .subscribe(text -> rates.append(text)); //~ free(A)! use rates
  }

  @Override
  protected void onDestroy() {
    jobs.clear();
    prices = null;
    rates = null; //~ free(A) free rates
    super.onDestroy();
  }
}
