package fixture;

import android.app.Activity;
import android.view.View;

/** The class above registers the object that it is: whose callback that is, its own class tells. */
class Refreshing {
  abstract static class Base extends Activity implements View.OnClickListener {
    private View refresh;

    void listen() {
      refresh.setOnClickListener(this);
    }
  }

  static class News extends Base {
    @Override
    protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
      super.onStart();
      listen();
    }

    @Override
    public void onClick(View view) {} //~ origin(main) entry-callback view.input //~ from(View.setOnClickListener) News.onStart
  }

  static class Mail extends Base {
    @Override
    protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
      super.onResume();
      listen();
    }

    @Override
    public void onClick(View view) {} //~ origin(main) entry-callback view.input //~ from(View.setOnClickListener) Mail.onResume
  }
}
