/** Seed 001 Figure 3.2 (a): lifecycle callbacks come in their order, and clicks between them. */
package fixture.seed001;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;

public class FigureEntries extends Activity implements View.OnClickListener {
  private StringBuilder session;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    session = new StringBuilder(); //~ quiet(ordered)
    findViewById(1).setOnClickListener(this);
  }

  @Override
  protected void onResume() {
    super.onResume();
    session.append("shown"); //~ quiet(ordered)
  }

  @Override
  public void onClick(View view) {
    session.append("click"); //~ quiet(ordered)
  }

  @Override
  protected void onDestroy() {
    session = null; //~ quiet(ordered)
    super.onDestroy();
  }
}
