/** A task's constructor runs on the main thread before its background; the activity's fields are shared with it. */
package fixture.units;

import android.app.Activity;
import android.os.AsyncTask;
import android.view.View;

public class TaskFields extends Activity {
  private String query = "";

  /** Of the layout. */
  public void onSearch(View button) {
    query = "typed"; //~ race(A) write query
    new Search("fixed").execute();
  }

  private class Search extends AsyncTask<Void, Void, String> {
    private String given;

    Search(String given) {
      this.given = given; //~ quiet(ordered) given
    }

    @Override
    protected String doInBackground(Void... nothing) {
      return given + query; //~ quiet(ordered) given //~ race(A) read? query //~ race(B) read? query
    }

    @Override
    protected void onPostExecute(String result) {
      query = result; //~ race(B) write query
    }
  }

  @Override
  protected void onResume() {
    super.onResume();
    findViewById(1).setOnClickListener(this::onSearch);
    new Thread(() -> {
      System.out.println(query); //~ race(B) read query //~ race(A) read query
    }).start();
  }
}
