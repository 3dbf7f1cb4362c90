package fixture;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import java.util.function.Consumer;

/** Functions that are kept in others, which are run by who makes them, are those of who gives them. */
class TakenAlong extends Activity {
  interface Template {
    void execute(String name);
  }

  private final Handler handler = new Handler();

  private static void run(Template template) {
    template.execute("");
  }

  /** In an object of an anonymous class. */
  private static void runLogged(final Template template) {
    run(
        new Template() {
          @Override
          public void execute(String name) {
            template.execute(name);
          }
        });
  }

  /** In a lambda in a lambda. */
  private static void each(Consumer<String> consumer) {
    eachKept(
        name -> {
          consumer.accept(name);
          return true;
        });
  }

  private static void eachKept(java.util.function.Predicate<String> predicate) {
    run(name -> predicate.test(name));
  }

  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    runLogged(name -> save(1));
    each(name -> show(1));
  }

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    runLogged(name -> load(2));
    each(name -> hide(2));
  }

  private void save(int what) {
    handler.post(() -> setTitle("save" + what)); //~ origin(main) posted-callback handler.post //~ from(Handler.post) TakenAlong.onCreate
  }

  private void load(int what) {
    handler.post(() -> setTitle("load" + what)); //~ origin(main) posted-callback handler.post //~ from(Handler.post) TakenAlong.onResume
  }

  private void show(int what) {
    handler.post(() -> setTitle("show" + what)); //~ origin(main) posted-callback handler.post //~ from(Handler.post) TakenAlong.onCreate
  }

  private void hide(int what) {
    handler.post(() -> setTitle("hide" + what)); //~ origin(main) posted-callback handler.post //~ from(Handler.post) TakenAlong.onResume
  }
}
