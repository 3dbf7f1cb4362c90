/** The rows of a widget's list: made on the main thread, then asked by binder threads, one call at a time. */
package fixture.units;

import android.content.Intent;
import android.widget.RemoteViews;
import android.widget.RemoteViewsService;
import java.util.ArrayList;
import java.util.List;

public class WidgetRows extends RemoteViewsService {
  @Override
  public RemoteViewsFactory onGetViewFactory(Intent intent) {
    return new Rows();
  }

  private static class Rows implements RemoteViewsFactory {
    private final List<String> names = new ArrayList<>();
    private int colour;

    @Override
    public void onCreate() {
      names.add("first"); //~ quiet(ordered|one-thread)? names
      colour = 3; //~ quiet(ordered) colour
    }

    @Override
    public void onDataSetChanged() {
      names.clear(); //~ quiet(ordered|one-thread)? names
      names.add("again"); //~ quiet(ordered|one-thread)? names
    }

    @Override
    public RemoteViews getViewAt(int position) {
      System.out.println(names.get(position) + colour); //~ quiet(ordered|one-thread)? names //~ quiet(ordered) colour
      return null;
    }

    @Override
    public int getCount() {
      return names.size(); //~ quiet(ordered|one-thread)? names
    }

    @Override
    public void onDestroy() {}

    @Override
    public RemoteViews getLoadingView() {
      return null;
    }

    @Override
    public int getViewTypeCount() {
      return 1;
    }

    @Override
    public long getItemId(int position) {
      return position;
    }

    @Override
    public boolean hasStableIds() {
      return true;
    }
  }
}
