/**
 * A command runs on the caller's thread or on one of its own, and has a thread read its output: one of the two
 * branches is taken, so one reader is started.
 */
package fixture.order;

import android.app.Activity;
import android.os.Bundle;

class Command {
  private final StringBuilder output = new StringBuilder();

  static void execute(boolean isAwaited) {
    Command command = new Command();
    if (isAwaited) {
      command.run();
    } else {
      new Thread(command::run).start();
    }
  }

  private void run() {
    Thread reader = new Thread(this::read);
    reader.start();
    try {
      reader.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void read() {
    output.append("line"); //~ spurious(A) race self output
  }
}

public class OneOfTwoStarts extends Activity {
  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    Command.execute(state == null);
  }
}
