/**
 * What is stored is what the method is given: who gives null frees the field, also through a second method. Who gives
 * null at first and something afterwards does not, nor does one whose null is not stored.
 */
package fixture.guards;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.widget.TextView;

public class NullBySetter extends Activity {
  static class Presenter {
    private TextView view;
    private TextView twice;
    private TextView kept;
    private TextView tested;
    private TextView title;
    private TextView begun;

    Presenter() {
      setBegun(null);
    }

    private void setBegun(TextView given) {
      begun = given; //~ quiet(one-thread|ordered) begun
    }

    void setView(TextView given) {
      view = given; //~ free(A) free view
    }

    private void setTwice(TextView given) {
      twice = given; //~ free(B) free twice
    }

    void handOn(TextView given) {
      setTwice(given);
    }

    void setKept(TextView given) {
      if (given != null) kept = given; //~ quiet(one-thread) kept
    }

    void setTested(TextView given) {
      tested = given; //~ quiet(guard) tested
    }

    void setTitle(TextView given) {
      title = given; //~ quiet(one-thread) title
    }

    void show() {
      view.setText("shown"); //~ free(A) use view
      twice.setText("shown"); //~ free(B) use twice
      kept.setText("shown"); //~ quiet(one-thread) kept
      if (tested != null) tested.setText("shown"); //~ quiet(guard) tested
      title.setText("shown"); //~ quiet(one-thread) title
      begun.setText("shown"); //~ quiet(one-thread|ordered) begun
    }
  }

  private final Presenter presenter = new Presenter();
  private final Handler handler = new Handler();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    TextView text = new TextView(this);
    presenter.setView(text);
    presenter.handOn(text);
    presenter.setKept(text);
    presenter.setTested(text);
    presenter.setTitle(text);
    presenter.setBegun(text);
    handler.postDelayed(() -> presenter.show(), 1000);
  }

  @Override
  protected void onDestroy() {
    presenter.setView(null);
    presenter.handOn(null);
    presenter.setKept(null);
    presenter.setTested(null);
    presenter.setTitle(null);
    presenter.setTitle(new TextView(this));
    super.onDestroy();
  }
}
