package fixture;

import android.app.Activity;
import org.androidannotations.annotations.Background;
import org.androidannotations.annotations.Bean;
import org.androidannotations.annotations.Click;
import org.androidannotations.annotations.EActivity;
import org.androidannotations.annotations.EBean;
import org.androidannotations.annotations.UiThread;

/** A generated subclass overrides what the annotations mark: who calls it posts it, and does not run it. */
@EActivity(R.layout.main)
class Annotated extends Activity {
  @Bean Store store;
  private Saver saver;

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    super.onResume();
    load("all");
    saver = store;
  }

  @Click
  void go() { //~ origin(main) entry-callback androidannotations.click
    load("new");
    saver.save();
  }

  @Background
  protected void load(String what) { //~ origin(pool AndroidAnnotations) posted-callback androidannotations.background //~ caused(post) Annotated.load:20 //~ caused(post) Annotated.load:26
    new Thread(() -> work(), "of load").start(); //~ origin(thread of load) thread thread.start //~ from(Thread.start) Annotated.load
    shown();
    later();
    reused();
  }

  @UiThread
  void shown() { //~ origin(main) posted-callback androidannotations.main //~ from(Annotated.shown) Annotated.load
    new Thread(() -> work(), "of shown").start(); //~ origin(thread of shown) thread thread.start //~ from(Thread.start) Annotated.shown
  }

  @UiThread(delay = 200)
  void later() {} //~ origin(main) posted-callback androidannotations.main //~ from(Annotated.later) Annotated.load

  @UiThread(propagation = UiThread.Propagation.REUSE)
  void reused() {} //~ origin(main) posted-callback androidannotations.main //~ from(Annotated.reused) Annotated.load

  @Background
  void never() {} //~ origin(pool AndroidAnnotations) entry-callback androidannotations.background

  private void work() {}

  interface Saver {
    void save();
  }

  @EBean
  static class Store implements Saver {
    @Override
    @Background(serial = "disk")
    public void save() { //~ origin(serial AndroidAnnotations disk) posted-callback androidannotations.background //~ from(Saver.save) Annotated.go
      new Thread(() -> write(), "of save").start(); //~ origin(thread of save) thread thread.start //~ from(Thread.start) Store.save
    }

    private void write() {}
  }
}

/** An override that no annotation marks runs what `super` has. */
@EActivity
class Direct extends Activity {
  private final Plain plain = new Plain();

  @Override
  protected void onPause() { //~ origin(main) entry-callback activity.lifecycle
    super.onPause();
    plain.load();
  }
}

@EBean
class Marked {
  @Background
  void load() { //~ origin(pool AndroidAnnotations) entry-callback androidannotations.background
    new Thread(() -> work(), "of plain").start(); //~ origin(thread of plain) thread thread.start //~ from(Thread.start) Direct.onPause, Marked.load
  }

  void work() {}
}

class Plain extends Marked {
  @Override
  void load() {
    super.load();
  }
}
