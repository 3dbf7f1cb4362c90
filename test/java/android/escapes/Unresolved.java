package fixture;

import android.app.Activity;
import android.text.Editable;
import android.text.TextWatcher;
import android.view.View;
import androidx.recyclerview.widget.RecyclerView;

/** The views are of a library that is not there: by the names of the calls, what they are for. */
class Unresolved extends Activity implements TextWatcher, View.OnClickListener {
  private com.acme.Field field;
  private com.acme.Shelf shelf;

  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    field.addTextChangedListener(this);
    field.setOnClickListener(this);
    shelf.setAdapter(new Rows());
    shelf.setOwner(this);
  }

  @Override
  public void onClick(View view) {} //~ origin(main) entry-callback view.input //~ caused(register) setOnClickListener:17

  @Override
  public void beforeTextChanged(CharSequence text, int start, int count, int after) {} //~ origin(main) entry-callback view.input //~ caused(register) addTextChangedListener:16

  @Override
  public void onTextChanged(CharSequence text, int start, int before, int count) {} //~ origin(main) entry-callback view.input //~ caused(register) addTextChangedListener:16

  @Override
  public void afterTextChanged(Editable text) {} //~ origin(main) entry-callback view.input //~ caused(register) addTextChangedListener:16

  static class Rows extends RecyclerView.Adapter<RecyclerView.ViewHolder> {
    @Override
    public RecyclerView.ViewHolder onCreateViewHolder(android.view.ViewGroup parent, int type) { //~ origin(main) entry-callback adapter //~ caused(register) setAdapter:18
      return null;
    }

    @Override
    public void onBindViewHolder(RecyclerView.ViewHolder holder, int position) {} //~ origin(main) entry-callback adapter //~ caused(register) setAdapter:18

    @Override
    public int getItemCount() { //~ origin(main) entry-callback adapter //~ caused(register) setAdapter:18
      return 0;
    }
  }
}
