package androidx.navigation.fragment;

import androidx.fragment.app.Fragment;
import androidx.navigation.NavController;

public class NavHostFragment extends Fragment {
  public NavHostFragment();
  public static NavController findNavController(Fragment fragment);
  public static NavHostFragment create(int graphResId);
  public final NavController getNavController();
}
