package fixture;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;

/** Code of a class that calls one above it goes on with the methods of its own class. */
class Above extends Activity {
  abstract static class Screen {
    final Handler handler = new Handler();

    void start() {
      show();
    }

    abstract void show();
  }

  static class Search extends Screen {
    /** Not the object itself is known, but the class whose code this is. */
    void search() {
      start();
    }

    @Override
    void show() {}
  }

  static class Video extends Screen {
    @Override
    void show() {
      handler.post(() -> play()); //~ origin(main) posted-callback handler.post //~ from(Handler.post) Above.onResume
    }

    void play() {}
  }

  private final Search search = new Search();
  private final Video video = new Video();

  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    search.search();
  }

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    video.start();
  }
}
