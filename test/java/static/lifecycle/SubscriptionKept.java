/** An observer that keeps what onSubscribe gives it is ended by whoever cancels that; another is not. */
package fixture.lifecycle;

import android.app.Activity;
import android.os.Bundle;
import io.reactivex.Single;
import io.reactivex.SingleObserver;
import io.reactivex.android.schedulers.AndroidSchedulers;
import io.reactivex.disposables.Disposable;
import io.reactivex.schedulers.Schedulers;

public class SubscriptionKept extends Activity {
  private Disposable job;
  private Disposable forgotten;
  private StringBuilder prices = new StringBuilder();
  private StringBuilder rates = new StringBuilder();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    Single.fromCallable(() -> "one")
        .subscribeOn(Schedulers.io())
        .observeOn(AndroidSchedulers.mainThread())
        .subscribe(new SingleObserver<String>() {
          @Override
          public void onSubscribe(Disposable given) {
            job = given;
          }

          @Override
          public void onSuccess(String text) {
            prices.append(text); //~ quiet(ordered) prices
          }

          @Override
          public void onError(Throwable error) {}
        });
    Single.fromCallable(() -> "two")
        .subscribeOn(Schedulers.io())
        .observeOn(AndroidSchedulers.mainThread())
        .subscribe(new SingleObserver<String>() {
          @Override
          public void onSubscribe(Disposable given) {
            forgotten = given;
          }

          @Override
          public void onSuccess(String text) {
            rates.append(text); //~ free(A)! use rates
          }

          @Override
          public void onError(Throwable error) {}
        });
  }

  @Override
  protected void onDestroy() {
    if (job != null) job.dispose();
    prices = null;
    rates = null; //~ free(A) free rates
    super.onDestroy();
  }
}
