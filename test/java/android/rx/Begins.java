package fixture;

import io.reactivex.rxjava3.android.schedulers.AndroidSchedulers;
import io.reactivex.rxjava3.core.Single;
import io.reactivex.rxjava3.schedulers.Schedulers;

/** What runs at the subscription runs within subscribe, or where the next subscribeOn below it has that done. */
class Begins {
  void load() {
    Thread loader = new Thread(this::subscribe, "loader"); //~ origin(thread loader) thread thread.start
    loader.start();
  }

  private void subscribe() {
    Single.fromCallable(() -> "a") //~ origin(pool Rx io) posted-callback rx.source
        .doOnSubscribe(above -> {}) //~ origin(pool Rx io) posted-callback rx.operator
        .subscribeOn(Schedulers.io())
        .observeOn(AndroidSchedulers.mainThread())
        .doOnSubscribe(below -> {}) //~ origin(thread loader) thread rx.operator
        .subscribe(value -> {}); //~ origin(main) posted-callback rx.subscribe
  }
}
