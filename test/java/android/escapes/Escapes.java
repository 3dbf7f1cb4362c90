package fixture;

import android.app.Activity;
import java.util.function.Supplier;

/** Lambdas that go where nobody sees: they may run, on a thread that is not known. */
class Escapes extends Activity {
  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    super.onStart();
    com.acme.Jobs.later(() -> show()); //~ origin(unknown) posted-callback escape assumed
    Runnable kept = () -> show();
    use(() -> "");
    kept.run();
  }

  void use(Supplier<String> supplier) {
    supplier.get();
  }

  void show() {}
}
