package fixture;

import android.app.Activity;
import io.reactivex.Observable;
import io.reactivex.ObservableSource;
import io.reactivex.ObservableTransformer;
import io.reactivex.Single;
import io.reactivex.android.schedulers.AndroidSchedulers;
import io.reactivex.schedulers.Schedulers;

/** The schedulers of a transformer count for the chain that it is given. */
class Composed extends Activity {
  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    super.onStart();
    Observable.fromCallable(() -> load()) //~ origin(pool Rx io) posted-callback rx.source
        .map(text -> text.trim()) //~ origin(pool Rx io) posted-callback rx.operator
        .compose(inBackground())
        .subscribe(text -> show(text)); //~ origin(main) posted-callback rx.subscribe
    Single.fromCallable(() -> load()) //~ origin(pool Rx io) posted-callback rx.source
        .compose(single -> single.subscribeOn(Schedulers.io()))
        .subscribe(text -> show(text)); //~ origin(pool Rx io) posted-callback rx.subscribe
    Observable.fromCallable(() -> load()) //~ origin(main) posted-callback rx.source
        .compose(new Computed<>())
        .subscribe(text -> show(text)); //~ origin(pool Rx computation) posted-callback rx.subscribe
  }

  static <T> ObservableTransformer<T, T> inBackground() {
    return upstream ->
        upstream.subscribeOn(Schedulers.io()).observeOn(AndroidSchedulers.mainThread());
  }

  static class Computed<T> implements ObservableTransformer<T, T> {
    @Override
    public ObservableSource<T> apply(Observable<T> upstream) {
      return upstream.observeOn(Schedulers.computation());
    }
  }

  String load() {
    return "";
  }

  void show(String text) {}
}
