package fixture;

import android.app.Service;
import android.content.Context;
import android.content.Intent;
import android.graphics.Canvas;
import android.os.Bundle;
import android.os.IBinder;
import android.view.View;
import android.view.ViewGroup;
import android.widget.BaseAdapter;
import androidx.fragment.app.Fragment;
import androidx.fragment.app.FragmentActivity;

/** Components, views and adapters that are asked to begin, to end or to show something anew. */
class Screens extends FragmentActivity {
  private final Rows rows = new Rows();
  private Chart chart;

  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle //~ caused(declare) the manifest:7 //~ caused(start) Context.startActivity:115 //~ caused(post) Activity.recreate:57
    super.onCreate(state);
    chart = new Chart(this);
    startService(player(this));
    bindService(player(this), null, 0);
    getSupportFragmentManager().beginTransaction().add(1, new Page()).commit();
  }

  static Intent player(Context context) {
    Intent intent = new Intent();
    intent.setClass(context, Player.class);
    return intent;
  }

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    super.onResume();
    rows.notifyDataSetChanged();
    chart.invalidate();
    new Thread(() -> chart.postInvalidate()).start(); //~ origin(thread lambda in Screens.onResume) thread thread.start
    invalidateOptionsMenu();
    startActivityForResult(new Intent(), 1);
  }

  @Override
  public boolean onPrepareOptionsMenu(android.view.Menu menu) { //~ origin(main) entry-callback activity.lifecycle //~ caused(post) Activity.invalidateOptionsMenu:41
    finish();
    return true;
  }

  @Override
  protected void onActivityResult(int request, int result, Intent data) {} //~ origin(main) entry-callback activity.lifecycle //~ caused(post) ComponentActivity.startActivityForResult:42

  @Override
  public void onBackPressed() { //~ origin(main) entry-callback component.input
    stopService(player(this));
    recreate();
  }

  @Override
  protected void onDestroy() { //~ origin(main) entry-callback activity.lifecycle //~ caused(post) Activity.finish:47 //~ caused(post) Activity.recreate:57
    super.onDestroy();
  }

  static class Page extends Fragment {
    @Override
    public void onCreate(Bundle state) { //~ origin(main) entry-callback fragment.lifecycle //~ caused(start) FragmentTransaction.add:26
      super.onCreate(state);
    }
  }

  static class Player extends Service {
    @Override
    public int onStartCommand(Intent intent, int flags, int id) { //~ origin(main) entry-callback service.lifecycle //~ caused(declare) the manifest:8 //~ caused(start) ContextWrapper.startService:24
      return 0;
    }

    @Override
    public IBinder onBind(Intent intent) { //~ origin(main) entry-callback service.lifecycle //~ caused(declare) the manifest:8 //~ caused(start) ContextWrapper.bindService:25
      return null;
    }

    @Override
    public void onDestroy() {} //~ origin(main) entry-callback service.lifecycle //~ caused(post) ContextWrapper.stopService:56
  }

  static class Chart extends View {
    Chart(Context context) {
      super(context);
    }

    @Override
    protected void onDraw(Canvas canvas) {} //~ origin(main) entry-callback view.lifecycle //~ caused(post) View.invalidate:39 //~ caused(post) View.postInvalidate:40
  }

  static class Rows extends BaseAdapter {
    @Override
    public int getCount() { //~ origin(main) entry-callback adapter assumed //~ caused(post) BaseAdapter.notifyDataSetChanged:38
      return 0;
    }

    @Override
    public Object getItem(int position) { //~ origin(main) entry-callback adapter assumed
      return null;
    }

    @Override
    public long getItemId(int position) { //~ origin(main) entry-callback adapter assumed
      return 0;
    }

    @Override
    public View getView(int position, View old, ViewGroup parent) { //~ origin(main) entry-callback adapter assumed
      Context context = parent.getContext();
      context.startActivity(new Intent(context, Screens.class));
      open(context, Second.class);
      return old;
    }

    void open(Context context, Class<?> type) {
      context.startActivity(new Intent(context, type));
    }
  }

  static class Second extends FragmentActivity {
    @Override
    protected void onCreate(Bundle state) {} //~ origin(main) entry-callback activity.lifecycle //~ caused(start) Context.startActivity:121
  }
}
