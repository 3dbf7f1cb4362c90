/** Nobody disposes. */
package fixture.order;

import android.app.Activity;
import android.os.Bundle;
import io.reactivex.Observable;
import io.reactivex.android.schedulers.AndroidSchedulers;
import io.reactivex.schedulers.Schedulers;

public class RxKept extends Activity {
  private StringBuilder rows = new StringBuilder();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    Observable.just("a")
        .subscribeOn(Schedulers.io())
        .observeOn(AndroidSchedulers.mainThread())
        .subscribe(text -> rows.append(text)); //~ free(A)! use rows
  }

  @Override
  protected void onDestroy() {
    rows = null; //~ free(A) free rows
    super.onDestroy();
  }
}
