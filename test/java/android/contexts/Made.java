package fixture;

import android.app.Activity;
import android.os.AsyncTask;

/** What a method returns for the constant that it is given, and what a field holds that was just filled. */
class Made extends Activity {
  enum Kind {
    NEAR,
    FAR
  }

  private AsyncTask<Void, Void, Void> running;

  private Kind last;

  private AsyncTask<Void, Void, Void> make(Kind kind) {
    return make(kind, false);
  }

  private AsyncTask<Void, Void, Void> make(Kind kind, boolean isAgain) {
    if (isAgain) kind = last;
    else last = kind;
    switch (kind) {
      case NEAR:
        return new Near();
      default:
        return new Far();
    }
  }

  private void begin(Kind kind) {
    running = make(kind);
    setTitle(getTitle());
    prepare();
    running.execute();
  }

  private void prepare() {}

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    begin(Kind.NEAR);
  }

  @Override
  protected void onPause() { //~ origin(main) entry-callback activity.lifecycle
    begin(Kind.FAR);
  }

  @Override
  protected void onStop() { //~ origin(main) entry-callback activity.lifecycle
    AsyncTask<Void, Void, Void> next = make(Kind.NEAR);
    next.execute();
  }

  static class Near extends AsyncTask<Void, Void, Void> {
    @Override
    protected Void doInBackground(Void... nothing) { //~ origin(serial AsyncTask) async-task asynctask.execute //~ from(AsyncTask.execute) Made.onResume //~ from(AsyncTask.execute) Made.onStop
      return null;
    }
  }

  static class Far extends AsyncTask<Void, Void, Void> {
    @Override
    protected Void doInBackground(Void... nothing) { //~ origin(serial AsyncTask) async-task asynctask.execute //~ from(AsyncTask.execute) Made.onPause
      return null;
    }
  }
}
