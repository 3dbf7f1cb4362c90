/**
 * Each job has a parser of its own, and each parser makes a buffer when it begins: jobs are made anew for every click, so
 * no two of them meet in a buffer. But a parser that several jobs are given is shared, and its buffer with it.
 */
package fixture.memory;

import android.app.Activity;
import android.os.Bundle;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class BufferedParser {
  private StringBuilder text;

  void parse() {
    text = new StringBuilder(); //~ race(A) self text
    step();
  }

  private void step() {
    text.append("a"); //~ race(A) read? text //~ race(B) self text
  }
}

class OwnParser {
  private StringBuilder text;

  void parse() {
    text = new StringBuilder(); //~ quiet(confined)! text
    step();
  }

  private void step() {
    text.append("a"); //~ quiet(confined)! text
  }
}

class OwnJob implements Runnable {
  private final OwnParser parser = new OwnParser();

  @Override
  public void run() {
    parser.parse();
  }
}

class SharingJob implements Runnable {
  private final BufferedParser parser;

  SharingJob(BufferedParser parser) {
    this.parser = parser;
  }

  @Override
  public void run() {
    parser.parse();
  }
}

public class BufferOfJobsPart extends Activity {
  private final ExecutorService pool = Executors.newFixedThreadPool(4);

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    findViewById(1).setOnClickListener(view -> pool.execute(new OwnJob()));
    for (int i = 0; i < 9; i++) pool.execute(new OwnJob());
    BufferedParser shared = new BufferedParser();
    for (int i = 0; i < 9; i++) pool.execute(new SharingJob(shared));
  }
}
