/**
 * A free need not be a null: release, close, recycle end an object that a later event still uses.
 */
package fixture.lifecycle;

import android.app.Activity;
import android.graphics.Bitmap;
import android.media.MediaPlayer;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;

public class ReleasedPlayer extends Activity {
  private final Handler handler = new Handler(Looper.getMainLooper());
  private final MediaPlayer player = new MediaPlayer();
  private Bitmap cover;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    cover = Bitmap.createBitmap(10, 10, Bitmap.Config.ARGB_8888); //~ quiet(ordered) cover
    handler.postDelayed(() -> {
      player.start(); //~ free(A) use player
      System.out.println(cover.getPixel(0, 0)); //~ free(B) use cover
    }, 1000);
  }

  @Override
  protected void onDestroy() {
    player.release(); //~ free(A) free player
    cover.recycle(); //~ free(B) free cover
    super.onDestroy();
  }
}
