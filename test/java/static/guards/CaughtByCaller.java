/** A caller drops the exception of a use after free: nothing crashes, but the rest of the work is lost. At most Information. */
package fixture.guards;

import android.app.Activity;

public class CaughtByCaller extends Activity {
  static class Connection {
    void stop() {}
  }

  static class Helper {
    private Connection connection = new Connection();

    void shutdown() {
      if (connection != null) connection.stop(); //~ free(A) use connection
    }

    void drop() {
      connection = null; //~ free(A) free connection
    }
  }

  @Override
  protected void onResume() {
    super.onResume();
    Helper helper = new Helper();
    new Thread(() -> {
      try {
        helper.shutdown();
      } catch (Exception dropped) {
        System.out.println("dropped");
      }
    }).start();
    new Thread(helper::drop).start();
  }
}
