/**
 * A click makes a view, fills it and shows it; its filter runs when somebody types into it, so after that. That
 * the view is nobody else's until it is shown is not seen, since its constructor hands out an adapter.
 */
package fixture.memory;

import android.app.Activity;
import android.app.AlertDialog;
import android.content.Context;
import android.os.Bundle;
import android.widget.ArrayAdapter;
import android.widget.AutoCompleteTextView;
import android.widget.Filter;
import java.util.ArrayList;
import java.util.List;

public class ViewMadeHere extends Activity {
  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    findViewById(1)
        .setOnClickListener(
            view -> {
              Choice choice = new Choice(this);
              choice.add("first");
              new AlertDialog.Builder(this).setView(choice).show();
            });
  }

  static class Choice extends AutoCompleteTextView {
    private final List<String> choices = new ArrayList<>();

    Choice(Context context) {
      super(context);
      setAdapter(new Rows(context));
    }

    void add(String choice) {
      choices.add(choice); //~ spurious(A) race update choices
    }

    class Rows extends ArrayAdapter<String> {
      Rows(Context context) {
        super(context, 0);
      }

      @Override
      public Filter getFilter() {
        return new Filter() {
          @Override
          protected FilterResults performFiltering(CharSequence typed) {
            FilterResults results = new FilterResults();
            results.count = choices.size(); //~ spurious(A) race read choices
            return results;
          }

          @Override
          protected void publishResults(CharSequence typed, FilterResults results) {}
        };
      }
    }
  }
}
