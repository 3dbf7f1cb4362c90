package fixture;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.view.ViewGroup;
import android.widget.BaseExpandableListAdapter;
import android.widget.ExpandableListView;

/** A list with groups asks again for all of them when it is told that they changed. */
class Groups extends Activity {
  private final Shelves shelves = new Shelves();

  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    super.onCreate(state);
    new ExpandableListView(this).setAdapter(shelves);
  }

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    super.onResume();
    shelves.notifyDataSetChanged();
  }

  static class Shelves extends BaseExpandableListAdapter {
    @Override
    public Object getGroup(int group) { //~ origin(main) entry-callback adapter //~ from(BaseExpandableListAdapter.notifyDataSetChanged) Groups.onResume
      return null;
    }

    @Override
    public long getGroupId(int group) { //~ origin(main) entry-callback adapter //~ from(BaseExpandableListAdapter.notifyDataSetChanged) Groups.onResume
      return group;
    }

    @Override
    public int getGroupCount() { //~ origin(main) entry-callback adapter
      return 0;
    }

    @Override
    public View getGroupView(int group, boolean open, View view, ViewGroup parent) { //~ origin(main) entry-callback adapter
      return view;
    }

    @Override
    public Object getChild(int group, int child) { //~ origin(main) entry-callback adapter //~ from(BaseExpandableListAdapter.notifyDataSetChanged) Groups.onResume
      return null;
    }

    @Override
    public long getChildId(int group, int child) { //~ origin(main) entry-callback adapter //~ from(BaseExpandableListAdapter.notifyDataSetChanged) Groups.onResume
      return child;
    }

    @Override
    public int getChildrenCount(int group) { //~ origin(main) entry-callback adapter
      return 0;
    }

    @Override
    public View getChildView(int group, int child, boolean last, View view, ViewGroup parent) { //~ origin(main) entry-callback adapter
      return view;
    }

    @Override
    public boolean hasStableIds() { //~ origin(main) entry-callback adapter
      return true;
    }

    @Override
    public boolean isChildSelectable(int group, int child) { //~ origin(main) entry-callback adapter
      return true;
    }
  }
}
