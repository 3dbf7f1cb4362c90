package fixture;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.view.ActionMode;
import android.view.Menu;
import android.view.MenuItem;
import android.view.View;

/** Ways that are not taken with what a caller gives. */
class Decided extends Activity {
  enum Answer {
    YES,
    NO
  }

  private static final int SHORT = 1;
  private static final int LONG = 2;
  private static final String OWN = "fixture";
  private static final String OPENED = OWN + ".opened";
  private static final String CLOSED = OWN + ".closed";

  private final Handler handler = new Handler();
  private final Answers answers = answer -> {
    if (answer.equals(Answer.YES)) handler.post(() -> save("answer")); //~ origin(main) posted-callback handler.post //~ from(Handler.post) Decided.onCreate
  };

  interface Answers {
    void given(Answer answer);
  }

  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    load(true, SHORT);
    show(new Note());
    answers.given(Answer.YES);
    findViewById(R.id.first).setOnClickListener(view -> onPick(view)); //~ origin(main) entry-callback view.input //~ from(View.setOnClickListener) Decided.onCreate
  }

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    load(false, LONG);
    show(new Picture());
    answers.given(Answer.NO);
    tell(OPENED);
    move(-1);
  }

  @Override
  public boolean onOptionsItemSelected(MenuItem item) { //~ origin(main) entry-callback component.input
    return act(item, null);
  }

  private boolean print(Menu menu) {
    return act(menu.findItem(R.id.print), null);
  }

  @Override
  public boolean onPrepareOptionsMenu(Menu menu) { //~ origin(main) entry-callback activity.lifecycle
    return print(menu);
  }

  @Override
  public void onActionModeStarted(ActionMode mode) { //~ origin(main) entry-callback component.input
    act(null, mode);
  }

  /** Constants that are made of others. */
  private void tell(String what) {
    if (what.equals(OPENED)) handler.post(() -> save("opened")); //~ origin(main) posted-callback handler.post //~ from(Handler.post) Decided.onResume
    if (what.equals(CLOSED)) handler.post(() -> save("closed")); //~ origin(main) posted-callback handler.post //~ from(Handler.post)
  }

  private void move(int by) {
    if (by == 1) handler.post(() -> save("on")); //~ origin(main) posted-callback handler.post //~ from(Handler.post)
  }

  /** A flag, a number by way of another method. */
  private void load(boolean isFirst, int length) {
    if (isFirst) handler.post(() -> save("first")); //~ origin(main) posted-callback handler.post //~ from(Handler.post) Decided.onCreate
    else handler.post(() -> save("again")); //~ origin(main) posted-callback handler.post //~ from(Handler.post) Decided.onResume
    wait(length);
  }

  private void wait(int length) {
    switch (length) {
      case SHORT:
        handler.post(() -> save("short")); //~ origin(main) posted-callback handler.post //~ from(Handler.post) Decided.onCreate
        break;
      case LONG:
        handler.post(() -> save("long")); //~ origin(main) posted-callback handler.post //~ from(Handler.post) Decided.onResume
        break;
      default:
        handler.post(() -> save("none")); //~ origin(main) posted-callback handler.post //~ from(Handler.post)
    }
  }

  private boolean act(MenuItem item, ActionMode mode) {
    if (mode != null) {
      handler.post(() -> save("mode")); //~ origin(main) posted-callback handler.post //~ from(Handler.post) Decided.onActionModeStarted
      return true;
    }
    switch (item.getItemId()) {
      case R.id.print:
        handler.post(() -> save("print")); //~ origin(main) posted-callback handler.post //~ from(Handler.post) Decided.onOptionsItemSelected, Decided.onPrepareOptionsMenu, Decided.onActionModeStarted
        return true;
      case R.id.share:
        handler.post(() -> save("share")); //~ origin(main) posted-callback handler.post //~ from(Handler.post) Decided.onOptionsItemSelected, Decided.onActionModeStarted
        return true;
      default:
        return false;
    }
  }

  private static class Thing {}

  private static class Note extends Thing {}

  private static class Picture extends Thing {}

  private void show(Thing thing) {
    if (thing instanceof Note) handler.post(() -> save("note")); //~ origin(main) posted-callback handler.post //~ from(Handler.post) Decided.onCreate
    if (thing instanceof Picture) handler.post(() -> save("picture")); //~ origin(main) posted-callback handler.post //~ from(Handler.post) Decided.onResume
  }

  /** Only the item that was tested before is handed on. */
  private void onPick(View view) {
    switch (view.getId()) {
      case R.id.first:
      case R.id.second:
        pick(view);
        break;
      default:
    }
  }

  private void pick(View view) {
    if (view.getId() == R.id.second) handler.post(() -> save("second")); //~ origin(main) posted-callback handler.post //~ from(Handler.post) lambda in Decided.onCreate
    if (view.getId() == R.id.third) handler.post(() -> save("third")); //~ origin(main) posted-callback handler.post //~ from(Handler.post)
  }

  private void save(String what) {}
}
