/** Observed in the background: dispose does not wait for what runs. */
package fixture.order;

import android.app.Activity;
import android.os.Bundle;
import io.reactivex.Observable;
import io.reactivex.disposables.Disposable;
import io.reactivex.schedulers.Schedulers;

public class RxOnBackground extends Activity {
  private StringBuilder cells = new StringBuilder();
  private Disposable loading;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    loading = Observable.just("a")
        .subscribeOn(Schedulers.io())
        .subscribe(text -> {
          cells.append(text); //~ conflict(A) use cells
        });
  }

  @Override
  protected void onDestroy() {
    loading.dispose();
    cells = null; //~ conflict(A) free cells
    super.onDestroy();
  }
}
