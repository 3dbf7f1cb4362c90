package fixture;

import android.app.Activity;
import io.vavr.control.Try;

/** The library is in no table, but what its package does with functions is known: it runs them at once. */
class MissingLibrary extends Activity {
  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    super.onStart();
    read("a").map(text -> text.trim()).onSuccess(text -> show(text));
    Try.of(() -> read("b")).onFailure(error -> show("failed"));
  }

  Try<String> read(String name) {
    return Try.success(name);
  }

  void show(String text) {}
}
