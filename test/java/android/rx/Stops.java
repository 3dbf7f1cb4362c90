package fixture;

import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.Single;
import io.reactivex.rxjava3.schedulers.Schedulers;

/** What runs at a dispose runs in the thread that disposes; an end comes only if somebody gives it. */
class Stops {
  void load() {
    Single.create(emitter -> emitter.onSuccess("a")) //~ origin(pool Rx io) posted-callback rx.source
        .doOnDispose(() -> show("stopped")) //~ origin(unknown) posted-callback rx.dispose //~ caused(post) Single.doOnDispose:10
        .subscribeOn(Schedulers.io())
        .subscribe();
    Observable.create(emitter -> emitter.onNext("a")) //~ origin(pool Rx io) posted-callback rx.source
        .subscribeOn(Schedulers.io())
        .subscribe(
            value -> show("value"), //~ origin(pool Rx io) posted-callback rx.subscribe //~ caused(post) Observable.subscribe:14 //~ caused(post) Emitter.onNext:14
            error -> show("error"), //~ origin(pool Rx io) posted-callback rx.subscribe //~ caused(post) Observable.subscribe:14 //~ caused(post) Emitter.onNext:14
            () -> show("end")); //~ origin(pool Rx io) posted-callback rx.subscribe //~ caused(post) Observable.subscribe:14
  }

  private void show(String text) {}
}
