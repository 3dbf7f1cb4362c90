package androidx.viewpager2.adapter;

import android.view.View;
import android.view.ViewGroup;
import androidx.fragment.app.Fragment;
import androidx.fragment.app.FragmentActivity;
import androidx.fragment.app.FragmentManager;
import androidx.lifecycle.Lifecycle;
import androidx.recyclerview.widget.RecyclerView;

public final class FragmentViewHolder extends RecyclerView.ViewHolder {
  protected FragmentViewHolder(View view) { super(view); }
}

public abstract class FragmentStateAdapter extends RecyclerView.Adapter<FragmentViewHolder> {
  public FragmentStateAdapter(FragmentActivity fragmentActivity);
  public FragmentStateAdapter(Fragment fragment);
  public FragmentStateAdapter(FragmentManager fragmentManager, Lifecycle lifecycle);
  public abstract Fragment createFragment(int position);
  public final FragmentViewHolder onCreateViewHolder(ViewGroup parent, int viewType);
  public final void onBindViewHolder(FragmentViewHolder holder, int position);
  public boolean containsItem(long itemId);
}
