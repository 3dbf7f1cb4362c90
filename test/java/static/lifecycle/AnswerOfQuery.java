/** The answer of a query comes when it comes: what it sets may not be there yet, and the fragment may have gone. */
package fixture.lifecycle;

import android.app.Activity;
import android.app.Fragment;
import android.content.AsyncQueryHandler;
import android.content.ContentResolver;
import android.database.Cursor;
import android.os.Bundle;
import android.view.View;

public class AnswerOfQuery extends Activity {
  private StringBuilder rows;
  private StringBuilder tested;
  private StringBuilder clicked;

  @Override
  protected void onResume() {
    super.onResume();
    new AsyncQueryHandler(getContentResolver()) {
      @Override
      protected void onQueryComplete(int token, Object cookie, Cursor cursor) {
        rows = new StringBuilder(); //~ order(A) set rows
        tested = new StringBuilder(); //~ quiet(one-thread|ordered|guard)? tested
        listen();
      }
    }.startQuery(0, null, null, null, null, null, null);
  }

  @Override
  protected void onStart() {
    super.onStart();
    new AsyncQueryHandler(getContentResolver()) {
      @Override
      protected void onQueryComplete(int token, Object cookie, Cursor cursor) {
        listen();
      }
    }.startQuery(0, null, null, null, null, null, null);
  }

  /** Whoever answers has set it when the click can come. */
  private void listen() {
    clicked = new StringBuilder(); //~ quiet(one-thread|ordered|guard)? clicked
    new View(this).setOnClickListener(view -> clicked.append("clicked")); //~ quiet(one-thread|ordered|guard)? clicked
  }

  @Override
  protected void onPause() {
    rows.append("paused"); //~ order(A) use rows
    if (tested != null) tested.append("paused"); //~ quiet(one-thread|ordered|guard)? tested
    super.onPause();
  }

  public static class EditPart extends Fragment {
    private class Answers extends AsyncQueryHandler {
      Answers(ContentResolver resolver) {
        super(resolver);
      }

      @Override
      protected void onQueryComplete(int token, Object cookie, Cursor cursor) {
        if (getActivity().isFinishing()) cursor.close(); //~ order(B) use+ getActivity
      }
    }

    @Override
    public void onCreate(Bundle state) {
      super.onCreate(state);
      new Answers(getActivity().getContentResolver()).startQuery(0, null, null, null, null, null, null);
    }
  }
}
