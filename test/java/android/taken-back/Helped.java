package fixture;

import android.app.Activity;
import android.app.FragmentManager;
import android.os.Handler;

/** What a helper takes back is what it is given: each caller ends its own. */
class Helped {
  static class Worker {
    private final Handler handler = new Handler();

    void again(Runnable task) {
      handler.removeCallbacks(task);
      handler.postDelayed(task, 100);
    }
  }

  static class Clock extends Activity {
    private final Worker worker = new Worker();
    private final Runnable tick = () -> {}; //~ origin(main) posted-callback handler.post //~ ended(Handler.removeCallbacks) Clock.onResume

    @Override
    protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
      super.onResume();
      worker.again(tick);
    }
  }

  static class News extends Activity {
    private final Worker worker = new Worker();

    @Override
    protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
      super.onStart();
      worker.again(() -> {}); //~ origin(main) posted-callback handler.post //~ ended(Handler.removeCallbacks) News.onStart
    }
  }

  /** One call for all screens of the kind. */
  static class Screen extends Activity implements FragmentManager.OnBackStackChangedListener {
    @Override
    protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
      super.onResume();
      getFragmentManager().addOnBackStackChangedListener(this);
    }

    @Override
    protected void onPause() { //~ origin(main) entry-callback activity.lifecycle
      getFragmentManager().removeOnBackStackChangedListener(this);
      super.onPause();
    }

    @Override
    public void onBackStackChanged() {} //~ origin(main) entry-callback system //~ ended(FragmentManager.removeOnBackStackChangedListener) Screen.onPause
  }

  static class First extends Screen {}

  static class Second extends Screen {}
}
