/** Lambdas and anonymous objects that an open class hands out are run by anybody. */
package fixture.open;

import java.util.concurrent.Callable;
import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class HandedOut {
  private int fromLambda;
  private int fromAnonymous;
  private int locked;

  Runnable lambda() {
    return () -> fromLambda++; //~ race(A) update+ fromLambda
  }

  int lambdas() {
    return fromLambda; //~ race(A) read fromLambda
  }

  Callable<Integer> anonymous() {
    return new Callable<Integer>() {
      @Override
      public Integer call() {
        fromAnonymous = 2; //~ race(B) write+ fromAnonymous
        synchronized (HandedOut.this) {
          locked = 3; //~ quiet(lock) locked
        }
        return 1;
      }
    };
  }

  int anonymous2() {
    return fromAnonymous; //~ race(B) read fromAnonymous
  }

  synchronized int locked() {
    return locked; //~ quiet(lock) locked
  }
}
