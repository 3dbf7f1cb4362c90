package fixture;

import android.text.Editable;
import android.widget.Filter;

/** A filter runs when it is told to. */
class Filters {
  private final Filter names = new Names();

  void typed(Editable text) {
    names.filter(text);
  }

  static class Names extends Filter {
    @Override
    protected FilterResults performFiltering(CharSequence constraint) { //~ origin(looper Filter) entry-callback filter.background //~ caused(post) Filter.filter:11
      return new FilterResults();
    }

    @Override
    protected void publishResults(CharSequence constraint, FilterResults results) {} //~ origin(main) entry-callback adapter //~ caused(post) Filter.filter:11
  }
}
