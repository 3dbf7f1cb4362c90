package fixture;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;

/** Each screen makes its own presenter, and their superclass keeps and calls it: not told apart so far. */
class Presenters {
  interface Presenter {
    void show(View view);
  }

  abstract static class Screen extends Activity {
    private Presenter presenter;

    abstract Presenter make();

    void begin() {
      presenter = make();
      presenter.show(new View(this));
    }
  }

  static class Albums extends Screen {
    @Override
    Presenter make() {
      return new AlbumPresenter();
    }

    @Override
    protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
      super.onCreate(state);
      begin();
    }
  }

  static class Songs extends Screen {
    @Override
    Presenter make() {
      return new SongPresenter();
    }

    @Override
    protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
      super.onCreate(state);
      begin();
    }
  }

  static class AlbumPresenter implements Presenter, View.OnClickListener {
    @Override
    public void show(View view) {
      view.setOnClickListener(this);
    }

    @Override
    public void onClick(View view) {} //~ origin(main) entry-callback view.input //~ from(View.setOnClickListener) Albums.onCreate //~ spurious(View.setOnClickListener) Songs.onCreate
  }

  static class SongPresenter implements Presenter, View.OnClickListener {
    @Override
    public void show(View view) {
      view.setOnClickListener(this);
    }

    @Override
    public void onClick(View view) {} //~ origin(main) entry-callback view.input //~ from(View.setOnClickListener) Songs.onCreate //~ spurious(View.setOnClickListener) Albums.onCreate
  }
}
