package fixture;

import android.os.Handler;
import android.os.Looper;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.Observer;
import io.reactivex.rxjava3.disposables.Disposable;

/** Who waits for a stream to end runs what observes it. */
class Blocked {
  private final Handler handler = new Handler(Looper.getMainLooper());

  void start() {
    new Thread(
            () -> { //~ origin(thread lambda in Blocked.start) thread thread.start
              Observable.just(1)
                  .blockingSubscribe(
                      new Observer<Integer>() {
                        @Override
                        public void onSubscribe(Disposable disposable) {}

                        @Override
                        public void onNext(Integer value) {
                          handler.post(() -> {}); //~ origin(main) posted-callback handler.post //~ from(Handler.post) lambda in Blocked.start
                        }

                        @Override
                        public void onError(Throwable error) {}

                        @Override
                        public void onComplete() {}
                      });
              Observable.just(2).blockingForEach(value -> handler.post(() -> {})); //~ origin(main) posted-callback handler.post //~ from(Handler.post) lambda in Blocked.start
            })
        .start();
  }
}
