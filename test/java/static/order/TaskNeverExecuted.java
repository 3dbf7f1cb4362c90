/** A task that is made and never executed runs nowhere. */
package fixture.order;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;

public class TaskNeverExecuted extends Activity {
  private int value;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    Idle task = new Idle();
    value = task.hashCode(); //~ quiet(confined|one-thread|ordered) value
  }

  private class Idle extends AsyncTask<Void, Void, Void> {
    @Override
    protected Void doInBackground(Void... nothing) {
      value = 2; //~ quiet(confined|one-thread|ordered) value
      return null;
    }
  }
}
