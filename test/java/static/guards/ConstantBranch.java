/**
 * Counting that constants switch off, alone and under `||`, `&&` and `!`, is never run; what a field that can be
 * set switches on is, and so is what a constant switches on.
 */
package fixture.guards;

import android.app.Activity;
import android.os.Bundle;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

class ConstantBranch extends Activity {
  interface Switches {
    boolean COUNT_ALL = false;
  }

  private static final boolean COUNT_LOADS = false;
  private static final boolean COUNT_SAVES = false;
  private static final boolean COUNT_SENT = true;
  static boolean countFailures;

  private final Executor worker = Executors.newSingleThreadExecutor();
  private int loads;
  private int saves;
  private int both;
  private int sent;
  private int failures;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    if (COUNT_LOADS || ConstantBranch.COUNT_SAVES || Switches.COUNT_ALL) {
      worker.execute(() -> loads++);
    }
    if (!(!COUNT_SAVES || state == null)) worker.execute(() -> saves++);
    boolean counts = COUNT_LOADS && state != null ? COUNT_SAVES : false;
    if (COUNT_LOADS && state != null) worker.execute(() -> both++);
    if (COUNT_SENT || counts) worker.execute(() -> sent++); //~ race(A)! update sent
    if (COUNT_LOADS || countFailures) worker.execute(() -> failures++); //~ race(B) update failures
  }

  @Override
  protected void onResume() {
    super.onResume();
    loads++; //~ quiet(confined|one-thread)! loads
    saves++; //~ quiet(confined|one-thread)! saves
    both++; //~ quiet(confined|one-thread)! both
    sent++; //~ race(A) update sent
    failures++; //~ race(B) update failures
  }
}
