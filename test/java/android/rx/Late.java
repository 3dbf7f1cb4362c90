package fixture;

import android.app.Activity;
import io.reactivex.Observable;
import io.reactivex.android.schedulers.AndroidSchedulers;
import io.reactivex.schedulers.Schedulers;
import java.util.concurrent.TimeUnit;

/** What comes in time passes `timeout` where it is; that it did not come is told by a timer. */
class Late extends Activity {
  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    super.onStart();
    Observable.fromCallable(() -> load()) //~ origin(pool Rx io) posted-callback rx.source
        .subscribeOn(Schedulers.io())
        .observeOn(AndroidSchedulers.mainThread())
        .timeout(15, TimeUnit.SECONDS)
        .subscribe(this::show, this::fail); //~ origin(main) posted-callback rx.subscribe //~ origin(pool Rx computation) posted-callback rx.subscribe //~ origin(main) posted-callback rx.subscribe
    Observable.fromCallable(() -> load()) //~ origin(pool Rx io) posted-callback rx.source
        .subscribeOn(Schedulers.io())
        .timeout(15, TimeUnit.SECONDS)
        .observeOn(AndroidSchedulers.mainThread())
        .subscribe(this::show, this::fail); //~ origin(main) posted-callback rx.subscribe //~ origin(main) posted-callback rx.subscribe
    Observable.fromCallable(() -> load()) //~ origin(pool Rx io) posted-callback rx.source
        .subscribeOn(Schedulers.io())
        .timeout(15, TimeUnit.SECONDS, Observable.just(""))
        .subscribe(this::show); //~ origin(pool Rx computation) posted-callback rx.subscribe //~ origin(pool Rx io) posted-callback rx.subscribe
    Observable.fromCallable(() -> load()) //~ origin(pool Rx io) posted-callback rx.source
        .subscribeOn(Schedulers.io())
        .buffer(2)
        .subscribe(texts -> show(texts.get(0))); //~ origin(pool Rx io) posted-callback rx.subscribe
    Observable.fromCallable(() -> load()) //~ origin(pool Rx io) posted-callback rx.source
        .subscribeOn(Schedulers.io())
        .buffer(2, TimeUnit.SECONDS)
        .subscribe(texts -> show(texts.get(0))); //~ origin(pool Rx computation) posted-callback rx.subscribe
  }

  String load() {
    return "";
  }

  void show(String text) {}

  void fail(Throwable error) {}
}
