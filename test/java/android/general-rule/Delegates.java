package fixture;

import android.app.Activity;
import android.view.View;

/** A listener that only code of ours calls: what it has besides is nobody's. */
class Delegates extends Activity {
  private final Inner inner = new Inner();

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    super.onResume();
    new View(this).setOnClickListener(view -> inner.onClick(view)); //~ origin(main) entry-callback view.input
  }

  static class Inner implements View.OnClickListener, View.OnLongClickListener {
    @Override
    public void onClick(View view) {}

    @Override
    public boolean onLongClick(View view) {
      return false;
    }
  }
}
