/** A lazy getter that both the main thread and a worker call. */
package fixture.units;

import android.app.Activity;
import android.os.Bundle;

public class LazyOnTwoThreads extends Activity {
  private StringBuilder database;

  private StringBuilder database() {
    if (database == null) { //~ race(A) read database
      database = new StringBuilder(); //~ race(A) write+ database
    }
    return database; //~ race(A) read? database
  }

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Thread(() -> System.out.println(database().hashCode())).start();
    System.out.println(database().hashCode());
  }
}
