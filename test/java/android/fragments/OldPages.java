package fixture;

import android.os.Bundle;
import androidx.fragment.app.Fragment;
import androidx.fragment.app.FragmentActivity;
import androidx.fragment.app.FragmentPagerAdapter;
import androidx.viewpager.widget.ViewPager;
import java.util.ArrayList;
import java.util.List;

/** The pager knows a PagerAdapter; the library's own adapter between the two asks for the fragments. */
class OldPages extends FragmentActivity {
  private ViewPager pager;
  private final List<Object> kept = new ArrayList<>();

  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    super.onCreate(state);
    keep(
        new FragmentPagerAdapter(getSupportFragmentManager()) {
          @Override
          public int getCount() { //~ origin(main) entry-callback adapter //~ caused(register) ViewPager.setAdapter:35
            return 1;
          }

          @Override
          public Fragment getItem(int position) { //~ origin(main) entry-callback adapter //~ caused(register) ViewPager.setAdapter:35
            return new OldPage();
          }
        });
  }

  private void keep(FragmentPagerAdapter adapter) {
    if (kept.contains(adapter)) return;
    pager.setAdapter(adapter);
  }

  public static class OldPage extends Fragment {
    @Override
    public void onCreate(Bundle state) {} //~ origin(main) entry-callback fragment.lifecycle //~ caused(start) ViewPager.setAdapter:35
  }
}
