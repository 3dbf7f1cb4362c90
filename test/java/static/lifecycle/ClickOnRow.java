/** The rows of a list are clicked only while the screen that shows them is in front. */
package fixture.lifecycle;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.view.ViewGroup;
import android.widget.BaseAdapter;
import android.widget.ListView;

public class ClickOnRow extends Activity {
  StringBuilder basket = new StringBuilder();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    ListView list = new ListView(this);
    list.setAdapter(new Rows(this));
    setContentView(list);
  }

  @Override
  protected void onDestroy() {
    basket = null;
    super.onDestroy();
  }
}

class Rows extends BaseAdapter {
  private final ClickOnRow screen;

  Rows(ClickOnRow screen) {
    this.screen = screen;
  }

  @Override
  public int getCount() {
    return 1;
  }

  @Override
  public Object getItem(int position) {
    return null;
  }

  @Override
  public long getItemId(int position) {
    return position;
  }

  @Override
  public View getView(int position, View old, ViewGroup parent) {
    View row = new View(screen);
    row.setOnClickListener(view -> screen.basket.append("x")); //~ quiet(ordered|one-thread) basket
    return row;
  }
}
