/**
 * Seed 000 Figure 1.4 (MyTracks): onPause may come between onResume and the update that it asked for;
 * dataHub is null then.
 */
package fixture.seed000;

import android.app.Activity;

public class StatsActivity extends Activity implements TrackHub.Listener {
  private TrackHub dataHub;

  @Override
  protected void onResume() {
    super.onResume();
    dataHub = new TrackHub(this);
    dataHub.load();
  }

  @Override
  public void onUpdateResults() {
    System.out.println(dataHub.metres()); //~ free(A)! use dataHub
  }

  @Override
  protected void onPause() {
    dataHub = null; //~ free(A) free dataHub
    super.onPause();
  }
}
