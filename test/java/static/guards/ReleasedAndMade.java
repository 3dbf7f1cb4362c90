/** What is released is replaced in the same event; what is not replaced is released when it is used. */
package fixture.guards;

import android.app.Activity;
import android.media.MediaPlayer;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.view.View;

public class ReleasedAndMade extends Activity implements View.OnClickListener {
  private final Handler handler = new Handler(Looper.getMainLooper());
  private MediaPlayer drum = new MediaPlayer();
  private MediaPlayer flute = new MediaPlayer();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    findViewById(1).setOnClickListener(this);
    handler.postDelayed(() -> {
      drum.start(); //~ quiet(ordered|one-thread) drum
      flute.start(); //~ free(A) use flute
    }, 100);
  }

  @Override
  public void onClick(View view) {
    drum.release();
    drum = new MediaPlayer();
    flute.release(); //~ free(A) free flute
  }
}
