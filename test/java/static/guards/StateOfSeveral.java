/**
 * A state is asked for, among several or by a switch, and then changed by who has asked: whoever frees has set another one,
 * so nobody comes this way any more. A state that nobody sets when it ends guards nothing.
 */
package fixture.guards;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;

public class StateOfSeveral extends Activity {
  private enum State { IDLE, PLAYING, PAUSED, GONE }

  private final Handler handler = new Handler();
  private State state = State.IDLE;
  private int mode;
  private StringBuilder tape = new StringBuilder();
  private StringBuilder label = new StringBuilder();

  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    handler.postDelayed(this::pause, 1000);
    handler.postDelayed(this::stop, 1000);
    handler.postDelayed(this::name, 1000);
  }

  private void pause() {
    switch (state) {
      case PLAYING:
        state = State.PAUSED;
        rewind();
        break;
      case IDLE:
      case PAUSED:
        rewind();
        break;
      default:
    }
  }

  private void stop() {
    if (state == State.PLAYING || state == State.PAUSED) {
      state = State.IDLE;
      tape.append("stop"); //~ quiet(guard) tape
    }
  }

  private void rewind() {
    tape.setLength(0); //~ quiet(guard) tape
  }

  private void name() {
    if (mode == 1 || mode == 2) {
      label.append("tape"); //~ free(A) use label
    }
  }

  @Override
  protected void onDestroy() {
    state = State.GONE;
    tape = null; //~ quiet(guard) tape
    label = null; //~ free(A) free label
    super.onDestroy();
  }
}
