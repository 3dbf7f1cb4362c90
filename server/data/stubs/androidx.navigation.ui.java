package androidx.navigation.ui;

import android.view.MenuItem;
import androidx.appcompat.app.AppCompatActivity;
import androidx.appcompat.widget.Toolbar;
import androidx.drawerlayout.widget.DrawerLayout;
import androidx.navigation.NavController;
import androidx.navigation.NavGraph;
import com.google.android.material.navigation.NavigationBarView;
import com.google.android.material.navigation.NavigationView;

public final class AppBarConfiguration {
  public static final class Builder {
    public Builder(NavGraph navGraph);
    public Builder(int... topLevelDestinationIds);
    public Builder setDrawerLayout(DrawerLayout drawerLayout);
    public AppBarConfiguration build();
  }
}

public final class NavigationUI {
  public static boolean onNavDestinationSelected(MenuItem item, NavController navController);
  public static boolean navigateUp(NavController navController, DrawerLayout drawerLayout);
  public static boolean navigateUp(NavController navController, AppBarConfiguration configuration);
  public static void setupActionBarWithNavController(AppCompatActivity activity, NavController navController);
  public static void setupActionBarWithNavController(AppCompatActivity activity, NavController navController, AppBarConfiguration configuration);
  public static void setupWithNavController(Toolbar toolbar, NavController navController);
  public static void setupWithNavController(NavigationView navigationView, NavController navController);
  public static void setupWithNavController(NavigationBarView navigationBarView, NavController navController);
}
