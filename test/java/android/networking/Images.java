package fixture;

import android.graphics.Bitmap;
import android.os.AsyncTask;
import com.bumptech.glide.Glide;
import com.bumptech.glide.request.target.SimpleTarget;

/** What a library of images calls; with the parameters of an older version of it. */
class Images extends android.app.Activity {
  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    Glide.with(this)
        .load("")
        .into(
            new SimpleTarget<Bitmap>() {
              @Override
              public void onResourceReady(Bitmap image, Object transition) { //~ origin(main) entry-callback image.target //~ from(RequestBuilder.into) Images.onResume
                AsyncTask.execute(() -> image.recycle()); //~ origin(serial AsyncTask) async-task asynctask.runnable //~ from(AsyncTask.execute) SimpleTarget.onResourceReady in Images.onResume
              }
            });
  }
}
