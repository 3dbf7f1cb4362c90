/**
 * Words are written before a state says so, and read only where it was found: asked through a getter, by a caller, in a
 * switch, of a pointer. But whoever finds what was so from the beginning knows nothing.
 */
package fixture.memory;

import android.app.Activity;
import android.os.Bundle;
import java.util.ArrayList;
import java.util.List;

public class VolatileStates extends Activity {
  enum State {
    NEW,
    READY
  }

  private static final int LOADED = 2;
  private volatile State state = State.NEW;
  private volatile int number;
  private volatile String result;
  private volatile boolean done;
  private volatile boolean busy;
  private State guarded = State.NEW;
  private final List<String> byGetter = new ArrayList<>();
  private final List<String> byCaller = new ArrayList<>();
  private final List<String> byNumber = new ArrayList<>();
  private final List<String> byPointer = new ArrayList<>();
  private final List<String> byLock = new ArrayList<>();
  private final List<String> fromTheBeginning = new ArrayList<>();
  private final List<String> asWell = new ArrayList<>();

  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    findViewById(1).setOnClickListener(view -> show());
    findViewById(2)
        .setOnClickListener(
            view -> {
              if (done) use(byCaller);
            });
    new Thread(this::load).start();
  }

  private void load() {
    byGetter.add("a"); //~ quiet(ordered)! byGetter
    state = State.READY;
    byCaller.add("a"); //~ quiet(ordered)! byCaller
    done = true;
    byNumber.add("a"); //~ quiet(ordered)! byNumber
    number = LOADED;
    byPointer.add("a"); //~ quiet(ordered)! byPointer
    result = "a";
    byLock.add("a"); //~ quiet(ordered)! byLock
    become(State.READY);
    busy = true;
    fromTheBeginning.add("a"); //~ race(A) update fromTheBeginning
    busy = false;
    asWell.add("a"); //~ race(B) update asWell
  }

  private boolean isReady() {
    return state == State.READY;
  }

  private synchronized State current() {
    return guarded;
  }

  private synchronized void become(State state) {
    guarded = state;
  }

  private void show() {
    if (isReady()) System.out.println(byGetter.get(0)); //~ quiet(ordered)! byGetter
    switch (number) {
      case LOADED:
        System.out.println(byNumber.get(0)); //~ quiet(ordered)! byNumber
        break;
      default:
    }
    if (current() == State.READY) System.out.println(byLock.get(0)); //~ quiet(ordered)! byLock
    if (!busy) System.out.println(fromTheBeginning.get(0)); //~ race(A) read fromTheBeginning
    if (done) System.out.println(asWell.get(0)); //~ race(B) read asWell
    if (result == null) return;
    System.out.println(byPointer.get(0)); //~ quiet(ordered)! byPointer
  }

  private static void use(List<String> words) {
    System.out.println(words.get(0));
  }
}
