package fixture;

import android.app.Activity;
import java.util.function.Supplier;

/** Lambdas that go where nobody sees: they may run, on a thread that is not known. */
class Escapes extends Activity {
  private com.acme.Binding binding;

  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    super.onStart();
    com.acme.Jobs.later(() -> show()); //~ origin(unknown) posted-callback escape assumed
    binding.button.setOnClickListener(view -> show()); //~ origin(main) entry-callback general assumed
    Runnable kept = () -> show();
    use(() -> "");
    kept.run();
  }

  void use(Supplier<String> supplier) {
    supplier.get();
  }

  void show() {}
}

/** What takes any object calls nothing of it, and what is posted by name is taken to run on the main looper. */
class Kept extends Activity {
  private com.acme.MapView map;

  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    super.onStart();
    Runnable later = () -> show();
    android.util.Pair<String, Runnable> pair = new android.util.Pair<>("a", later);
    pair.equals(later);
    map.post(() -> show()); //~ origin(main) entry-callback general assumed
  }

  void show() {}
}
