package fixture;

import android.app.Activity;
import android.os.Bundle;
import android.view.Menu;
import android.view.MenuItem;
import android.view.View;
import fixture.databinding.BoundBinding;

class Screens extends Activity {
  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    super.onCreate(state);
    setContentView(R.layout.main);
  }

  @Override
  public boolean onCreateOptionsMenu(Menu menu) { //~ origin(main) entry-callback activity.lifecycle
    getMenuInflater().inflate(R.menu.options, menu);
    return true;
  }

  public void save(View view) {} //~ origin(main) entry-callback layout.onClick

  public void refresh(MenuItem item) {} //~ origin(main) entry-callback layout.onClick

  public void save(int other) {}

  /** Of the layout that main includes; another that nobody shows names it too. */
  public void inRow(View view) {} //~ origin(main) entry-callback layout.onClick //~ caused(declare) android:onClick in layout/row:1

  /** Of the layout of a fragment, which any activity may show. */
  public void inPage(View view) {} //~ origin(main) entry-callback layout.onClick assumed

  /** Of a layout that nobody is seen to show. */
  public void inUnseen(View view) {} //~ origin(main) entry-callback layout.onClick assumed

  static class Elsewhere {
    public void save(View view) {}
  }

  /** Shows none of these. */
  static class Another extends Activity {
    public void save(View view) {}

    public void refresh(MenuItem item) {}
  }

  /** Its superclass shows the layout. */
  static class Richer extends Screens {
    @Override
    public void save(View view) {} //~ origin(main) entry-callback layout.onClick
  }

  static class Bound extends Activity {
    @Override
    protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
      super.onCreate(state);
      setContentView(BoundBinding.inflate(getLayoutInflater()).getRoot());
    }

    public void inBound(View view) {} //~ origin(main) entry-callback layout.onClick
  }

  static class Unbound extends Activity {
    public void inBound(View view) {}
  }
}
