package fixture;

import android.os.Bundle;
import androidx.fragment.app.Fragment;
import androidx.fragment.app.FragmentActivity;
import androidx.fragment.app.FragmentPagerAdapter;
import androidx.viewpager.widget.ViewPager;

/** The pager knows a PagerAdapter; the library's own adapter between the two asks for the fragments. */
class OldPages extends FragmentActivity {
  private ViewPager pager;

  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    super.onCreate(state);
    pager.setAdapter(
        new FragmentPagerAdapter(getSupportFragmentManager()) {
          @Override
          public int getCount() { //~ origin(main) entry-callback adapter //~ caused(register) ViewPager.setAdapter:16
            return 1;
          }

          @Override
          public Fragment getItem(int position) { //~ origin(main) entry-callback adapter //~ caused(register) ViewPager.setAdapter:16
            return new OldPage();
          }
        });
  }

  public static class OldPage extends Fragment {
    @Override
    public void onCreate(Bundle state) {} //~ origin(main) entry-callback fragment.lifecycle //~ caused(start) ViewPager.setAdapter:16
  }
}
