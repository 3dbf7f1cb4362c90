/** Schedulers that a transformer sets: the result comes on the main looper, the source runs on another thread. */
package fixture.order;

import android.app.Activity;
import android.os.Bundle;
import io.reactivex.Observable;
import io.reactivex.ObservableTransformer;
import io.reactivex.android.schedulers.AndroidSchedulers;
import io.reactivex.schedulers.Schedulers;

public class RxComposed extends Activity {
  private int shown;
  private int loaded;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    Observable.fromCallable(() -> load()).compose(onMain()).subscribe(count -> shown += count); //~ hidden(B) update shown
  }

  @Override
  protected void onResume() {
    super.onResume();
    shown++; //~ hidden(B) update shown
    loaded++; //~ race(A)! write loaded
  }

  private int load() {
    return loaded = 3; //~ race(A) write loaded
  }

  private static <T> ObservableTransformer<T, T> onMain() {
    return upstream ->
        upstream.subscribeOn(Schedulers.io()).observeOn(AndroidSchedulers.mainThread());
  }
}
