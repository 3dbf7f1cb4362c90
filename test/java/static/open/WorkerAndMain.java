/** Annotated for two threads: that is the statement that both run. */
package fixture.open;

import androidx.annotation.MainThread;
import androidx.annotation.WorkerThread;

class WorkerAndMain {
  private String state = "";

  @WorkerThread
  void load() {
    state = "loaded"; //~ race(A) write+ state
  }

  @MainThread
  String state() {
    return state; //~ race(A) read state
  }
}
