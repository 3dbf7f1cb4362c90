/** Rows that have been taken off the screen are not clicked any more; what was posted still comes. */
package fixture.lifecycle;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.view.View;
import android.view.ViewGroup;
import androidx.recyclerview.widget.RecyclerView;

class Hosts extends RecyclerView.Adapter<RecyclerView.ViewHolder> {
  private final Handler handler = new Handler();
  private StringBuilder chosen = new StringBuilder();
  private StringBuilder shown = new StringBuilder();

  @Override
  public RecyclerView.ViewHolder onCreateViewHolder(ViewGroup parent, int kind) {
    return new RecyclerView.ViewHolder(new View(parent.getContext())) {};
  }

  @Override
  public void onBindViewHolder(RecyclerView.ViewHolder holder, int position) {
    holder.itemView.setOnLongClickListener(view -> {
      chosen.append(position); //~ quiet(ordered|one-thread) chosen
      return true;
    });
    handler.postDelayed(() -> shown.append(position), 1000); //~ free(A) use shown
  }

  @Override
  public void onDetachedFromRecyclerView(RecyclerView list) {
    super.onDetachedFromRecyclerView(list);
    chosen = null; //~ quiet(ordered|one-thread) chosen
    shown = null; //~ free(A) free shown
  }

  @Override
  public int getItemCount() {
    return 1;
  }
}

public class ClickOnGoneRow extends Activity {
  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    RecyclerView list = new RecyclerView(this);
    list.setAdapter(new Hosts());
    setContentView(list);
  }
}
