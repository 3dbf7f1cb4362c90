package fixture;

import android.os.Bundle;
import androidx.fragment.app.Fragment;
import androidx.fragment.app.FragmentActivity;
import androidx.viewpager2.adapter.FragmentStateAdapter;
import androidx.viewpager2.widget.ViewPager2;

/** A pager shows what its adapter makes: who sets the adapter starts the fragments. */
class Pages extends FragmentActivity {
  private ViewPager2 pager;

  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    super.onCreate(state);
    pager.setAdapter(new Adapter(this));
  }

  static class Adapter extends FragmentStateAdapter {
    Adapter(FragmentActivity activity) {
      super(activity);
    }

    @Override
    public Fragment createFragment(int position) { //~ origin(main) entry-callback adapter
      return position == 0 ? new FirstPage() : make(position);
    }

    Fragment make(int position) {
      return new OtherPage();
    }

    @Override
    public int getItemCount() { //~ origin(main) entry-callback adapter
      return 2;
    }
  }

  public static class FirstPage extends Fragment {
    @Override
    public void onCreate(Bundle state) {} //~ origin(main) entry-callback fragment.lifecycle //~ caused(start) ViewPager2.setAdapter:16
  }

  public static class OtherPage extends Fragment {
    @Override
    public void onCreate(Bundle state) {} //~ origin(main) entry-callback fragment.lifecycle //~ caused(start) ViewPager2.setAdapter:16
  }

  public static class UnusedPage extends Fragment {
    @Override
    public void onStart() {} //~ origin(main) entry-callback fragment.lifecycle
  }
}
