package fixture;

import android.app.Activity;
import android.app.Fragment;
import android.content.Context;
import android.os.Bundle;
import android.os.Handler;
import android.util.AttributeSet;
import android.view.View;

/** Constructors that the platform calls. */
class Created extends Activity { //~ origin(main) entry-callback activity.create
  private final Handler handler = new Handler();
  private final boolean isPosted = handler.post(() -> {}); //~ origin(main) posted-callback handler.post

  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    super.onCreate(state);
    new Chart(this);
  }

  /** Without an initialiser that starts anything. */
  static class Quiet extends Activity {
    private final Handler handler = new Handler();
  }

  static class Page extends Fragment {
    Page() {} //~ origin(main) entry-callback fragment.create

    Page(String ours) {}
  }

  static class Chart extends View {
    Chart(Context context) {
      super(context);
    }

    Chart(Context context, AttributeSet attributes) { //~ origin(main) entry-callback view.create //~ caused(declare) a view in layout/main:2 //~ caused(declare) a view in layout/other:2
      super(context, attributes);
      setOnClickListener(view -> {}); //~ origin(main) entry-callback view.input
    }

    /** For code; no layout calls it. */
    Chart(Context context, AttributeSet attributes, int style) {
      super(context, attributes, style);
    }
  }

  /** Its superclass is not seen, but a layout names it. */
  static class Map extends com.acme.Map {
    Map(Context context, AttributeSet attributes) { //~ origin(main) entry-callback component.create //~ caused(declare) a view in layout/main:3
      super(context, attributes);
    }
  }

  /** In no layout. */
  static class Unused extends View {
    Unused(Context context, AttributeSet attributes) {
      super(context, attributes);
    }
  }

  /** What an initialiser calls counts as well. */
  static class Watching extends Activity { //~ origin(main) entry-callback activity.create
    private final Watch watch = new Watch(this);
  }

  static class Watch {
    Watch(Activity activity) {
      activity.getWindow().getDecorView().post(() -> {}); //~ origin(main) posted-callback view.post //~ from(View.post) Watching.<init>
    }
  }
}
