/** Handed over first and finished afterwards: the screen may look while the task still writes. */
package fixture.order;

import android.app.Activity;
import android.os.Bundle;
import java.util.ArrayList;
import java.util.List;

class Report {
  final List<String> lines = new ArrayList<>();
  int pages;
}

public class HandedOverTooEarly extends Activity {
  private Report shown;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    findViewById(1).setOnClickListener(view -> new Thread(this::print).start());
  }

  private void print() {
    Report report = new Report();
    report.lines.add("first");
    runOnUiThread(() -> show(report));
    report.lines.add("second"); //~ race(A) update lines
    report.pages = 2; //~ race(B) write pages
  }

  private void show(Report report) {
    shown = report;
    setTitle(report.pages + " pages"); //~ race(B) read pages
    for (String line : report.lines) setTitle(line); //~ race(A) read lines
  }

  @Override
  protected void onResume() {
    super.onResume();
    if (shown != null) setTitle("" + shown.pages); //~ race(B) read? pages
  }
}
