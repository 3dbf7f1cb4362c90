package fixture;

import android.app.Activity;
import android.location.Location;
import android.location.LocationListener;
import android.location.LocationManager;
import android.os.Bundle;
import android.view.MenuItem;
import android.view.View;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Seed 001 Table 3.1: the origin entries, one method each. */
class Rows extends Activity implements LocationListener {
  private final ExecutorService pool = Executors.newCachedThreadPool();

  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    super.onCreate(state);
    View view = new View(this);
    view.setOnClickListener(new View.OnClickListener() {
      @Override
      public void onClick(View clicked) { //~ origin(main) entry-callback view.input
        finish();
      }
    });
    MenuItem item = null;
    item.setOnMenuItemClickListener(clicked -> true); //~ origin(main) entry-callback view.input
    LocationManager locations = (LocationManager) getSystemService("location");
    locations.requestLocationUpdates("gps", 0, 0, this);
  }

  @Override
  public void onLocationChanged(Location location) { //~ origin(main) entry-callback location
  }

  void threads() {
    new Thread() {
      @Override
      public void run() { //~ origin(thread Thread.run in Rows.threads) thread thread.start
      }
    }.start();
    Runnable runnable = new Runnable() {
      @Override
      public void run() { //~ origin(thread Runnable.run in Rows.threads) thread thread.start
      }
    };
    new Thread(runnable).start();
    pool.submit(new Callable<String>() {
      @Override
      public String call() { //~ origin(pool newCachedThreadPool) posted-callback executor.submit
        return "";
      }
    });
  }
}
