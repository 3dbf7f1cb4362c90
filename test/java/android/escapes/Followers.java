package fixture;

import android.app.Activity;
import android.graphics.Bitmap;
import android.os.HandlerThread;
import com.acme.Answer;
import com.acme.Images;
import com.bumptech.glide.request.target.SimpleTarget;
import com.bumptech.glide.request.transition.Transition;

/** Objects whose class, or who gets them, is not seen: the call that hands them over registers them. */
class Followers extends Activity {
  private Images images;

  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    super.onStart();
    images.load().run(new Loaded());
    images.load().into(
        new SimpleTarget<Bitmap>() {
          @Override
          public void onResourceReady(Bitmap bitmap, Transition<? super Bitmap> transition) {} //~ origin(main) entry-callback image.target //~ caused(register) into:19
        });
    Worker worker = new Worker();
    worker.start();
    worker.quit();
  }

  /** A class of its own, with a superclass that is not seen. */
  static class Loaded extends Answer<Bitmap> {
    @Override
    public void onNext(Bitmap bitmap) {} //~ origin(main) entry-callback general assumed //~ caused(register) run:18

    @Override
    public String describe() {
      return "";
    }
  }

  /** The app ends it, not the platform. */
  static class Worker extends HandlerThread {
    Worker() {
      super("worker");
    }

    @Override
    public boolean quit() {
      return super.quit();
    }
  }
}

/** What it is made with comes second; its own methods that are named for nothing are called by who uses it. */
class Shelf extends com.acme.ListFragment implements com.acme.Picked {
  private com.acme.List list;

  @Override
  public void onResume() { //~ origin(main) entry-callback fragment.lifecycle assumed
    super.onResume();
    list.add(new com.acme.Touch(list, this));
  }

  @Override
  public void onPicked(int position) {} //~ origin(main) entry-callback general assumed //~ caused(register) new Touch:60

  @Override
  public void showEmpty() {}
}
