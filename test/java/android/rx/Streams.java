package fixture;

import android.app.Activity;
import io.reactivex.Observable;
import io.reactivex.Single;
import io.reactivex.android.schedulers.AndroidSchedulers;
import io.reactivex.schedulers.Schedulers;

class Streams extends Activity {
  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    super.onStart();
    Observable.fromCallable(() -> load()) //~ origin(pool Rx io) posted-callback rx.source
        .map(text -> text.trim()) //~ origin(pool Rx io) posted-callback rx.operator
        .subscribeOn(Schedulers.io())
        .observeOn(AndroidSchedulers.mainThread())
        .doOnNext(text -> show(text)) //~ origin(main) posted-callback rx.operator
        .subscribe(text -> show(text), error -> show("")); //~ origin(main) posted-callback rx.subscribe //~ origin(main) posted-callback rx.subscribe
    Single.just("a").subscribe(text -> show(text)); //~ origin(main) posted-callback rx.subscribe
    Observable.just("a")
        .observeOn(Schedulers.computation())
        .map(text -> text + load()) //~ origin(pool Rx computation) posted-callback rx.operator
        .observeOn(AndroidSchedulers.mainThread())
        .subscribe(this::show); //~ origin(main) posted-callback rx.subscribe
    Schedulers.single().scheduleDirect(() -> load()); //~ origin(serial Rx single) posted-callback rx.schedule
    Schedulers.io().createWorker().schedule(() -> load()); //~ origin(pool Rx io) posted-callback rx.schedule
  }

  String load() {
    return "";
  }

  void show(String text) {}
}
