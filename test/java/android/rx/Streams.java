package fixture;

import android.app.Activity;
import io.reactivex.Flowable;
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

  /** Values come where the emitter is given them, not where somebody subscribes. */
  void follow(okhttp3.Call call) {
    Single.<String>create(emitter -> call.enqueue(new okhttp3.Callback() { //~ origin(main) posted-callback rx.source
      @Override
      public void onFailure(okhttp3.Call failed, java.io.IOException error) { //~ origin(pool OkHttp) posted-callback okhttp.enqueue
        emitter.onError(error);
      }

      @Override
      public void onResponse(okhttp3.Call answered, okhttp3.Response response) { //~ origin(pool OkHttp) posted-callback okhttp.enqueue
        emitter.onSuccess("");
      }
    })).map(text -> text.trim()).subscribe(this::show); //~ origin(pool OkHttp) posted-callback rx.operator //~ origin(pool OkHttp) posted-callback rx.subscribe
    Observable.<String>create(emitter -> emitter.onNext("")) //~ origin(pool Rx io) posted-callback rx.source
        .map(text -> text.trim()) //~ origin(pool Rx io) posted-callback rx.operator
        .subscribeOn(Schedulers.io())
        .subscribe(this::show); //~ origin(pool Rx io) posted-callback rx.subscribe
    Flowable.fromCallable(() -> load()) //~ origin(main) posted-callback rx.source
        .parallel(2)
        .runOn(Schedulers.computation())
        .map(text -> text.trim()) //~ origin(pool Rx computation) posted-callback rx.operator
        .sequential()
        .distinctUntilChanged(String::length) //~ origin(pool Rx computation) posted-callback rx.operator
        .observeOn(AndroidSchedulers.mainThread())
        .subscribe(this::show); //~ origin(main) posted-callback rx.subscribe
  }

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    super.onResume();
    follow(null);
  }

  String load() {
    return "";
  }

  void show(String text) {}
}
