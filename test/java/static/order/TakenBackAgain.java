/** Made anew in each run, but the next run takes the one that was handed over and writes to it again. */
package fixture.order;

import android.app.Activity;
import android.os.Bundle;

class Track {
  int points;
}

public class TakenBackAgain extends Activity {
  private volatile Track current;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    findViewById(1).setOnClickListener(view -> new Thread(this::walk).start());
  }

  private void walk() {
    Track track = current;
    if (track == null) track = new Track();
    track.points = 1; //~ race(A) write+ points
    current = track; //~ race(B) self current
  }

  @Override
  protected void onResume() {
    super.onResume();
    Track track = current;
    if (track != null) setTitle("" + track.points); //~ race(A) read points
  }
}
