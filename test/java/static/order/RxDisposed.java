/** After dispose on the main thread nothing is observed there any more. */
package fixture.order;

import android.app.Activity;
import android.os.Bundle;
import io.reactivex.Observable;
import io.reactivex.android.schedulers.AndroidSchedulers;
import io.reactivex.disposables.Disposable;
import io.reactivex.schedulers.Schedulers;

public class RxDisposed extends Activity {
  private StringBuilder list = new StringBuilder();
  private Disposable loading;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    loading = Observable.just("a")
        .subscribeOn(Schedulers.io())
        .observeOn(AndroidSchedulers.mainThread())
        .subscribe(text -> list.append(text)); //~ quiet(ordered) list
  }

  @Override
  protected void onDestroy() {
    loading.dispose();
    list = null; //~ quiet(ordered) list
    super.onDestroy();
  }
}
