package fixture;

import android.app.Service;
import android.content.Intent;
import android.os.IBinder;
import io.reactivex.Observable;
import io.reactivex.observers.DisposableObserver;
import io.reactivex.schedulers.Schedulers;
import io.reactivex.subjects.PublishSubject;

/** Who gives a stream a value is no cause of what waits for errors or for the end. */
class Signals extends Service {
  private final PublishSubject<String> names = PublishSubject.create();

  @Override
  public void onCreate() { //~ origin(main) entry-callback service.lifecycle
    names.subscribe(
        name -> show(name), //~ origin(main) posted-callback rx.subscribe //~ caused(post) Observable.subscribe:17 //~ caused(post) PublishSubject.onNext:47
        error -> show("!"), //~ origin(serial Rx single) posted-callback rx.subscribe //~ caused(post) Observable.subscribe:17 //~ caused(post) PublishSubject.onError:48
        () -> show(".")); //~ origin(main) posted-callback rx.subscribe //~ caused(post) Observable.subscribe:17 //~ caused(post) PublishSubject.onComplete:54
    names.subscribeWith(new DisposableObserver<String>() {
      @Override
      public void onNext(String name) {} //~ origin(main) posted-callback rx.subscribe //~ caused(post) Observable.subscribeWith:21 //~ caused(post) PublishSubject.onNext:47

      @Override
      public void onError(Throwable error) {} //~ origin(serial Rx single) posted-callback rx.subscribe //~ caused(post) Observable.subscribeWith:21 //~ caused(post) PublishSubject.onError:48

      @Override
      public void onComplete() {} //~ origin(main) posted-callback rx.subscribe //~ caused(post) Observable.subscribeWith:21 //~ caused(post) PublishSubject.onComplete:54
    });
  }

  /** Nobody is seen to give the error: it comes from where the values come. */
  void follow() {
    PublishSubject<String> others = PublishSubject.create();
    others.doOnError(error -> show("!")) //~ origin(main) posted-callback rx.operator //~ caused(post) Observable.doOnError:36 //~ caused(post) PublishSubject.onNext:39
        .doFinally(() -> show(".")) //~ origin(main) posted-callback rx.operator //~ caused(post) Observable.doFinally:36 //~ caused(post) PublishSubject.onNext:39
        .subscribe();
    others.onNext("");
    Observable.combineLatest(others, names.observeOn(Schedulers.io()), (one, other) -> one + other) //~ origin(pool Rx io) posted-callback rx.operator
        .subscribe();
    Observable.zip(others, others, (one, other) -> one + other).subscribe(); //~ origin(main) posted-callback rx.operator
  }

  @Override
  public int onStartCommand(Intent intent, int flags, int id) { //~ origin(main) entry-callback service.lifecycle
    names.onNext("");
    Schedulers.single().scheduleDirect(() -> names.onError(null)); //~ origin(serial Rx single) posted-callback rx.schedule
    return START_STICKY;
  }

  @Override
  public void onDestroy() { //~ origin(main) entry-callback service.lifecycle
    names.onComplete();
    follow();
  }

  @Override
  public IBinder onBind(Intent intent) { //~ origin(main) entry-callback service.lifecycle
    return null;
  }

  void show(String text) {}
}
