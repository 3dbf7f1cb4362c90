package fixture;

import android.view.View;
import androidx.coordinatorlayout.widget.CoordinatorLayout;

/** Made for the view whose `app:layout_behavior` names it. */
class Sticky extends CoordinatorLayout.Behavior<View> {
  @Override
  public boolean onLayoutChild(CoordinatorLayout parent, View child, int direction) { //~ origin(main) entry-callback view.layout
    return false;
  }
}
