package fixture;

import android.app.Activity;
import android.app.Dialog;
import android.content.Context;
import android.view.View;

/** The app gives the order with a view; the overload that takes an id is there for the same, and no callback. */
class Orders extends Activity {
  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    super.onStart();
    Dialog dialog = new Wide(this);
    dialog.setContentView(new View(this));
  }

  static class Wide extends Dialog {
    Wide(Context context) {
      super(context);
    }

    @Override
    public void setContentView(View view) {
      super.setContentView(view);
    }

    @Override
    public void setContentView(int layout) {
      throw new IllegalStateException();
    }
  }
}
