package fixture;

import android.os.Bundle;
import android.view.View;
import androidx.fragment.app.Fragment;
import androidx.recyclerview.widget.RecyclerView;
import java.util.List;

/** The lists of several screens are kept in one field of their superclass: each is asked as what it is. */
class Lists {
  abstract static class Screen<A extends RecyclerView.Adapter<?>> extends Fragment {
    private A adapter;

    abstract A make();

    A adapter() {
      return adapter;
    }

    @Override
    public void onViewCreated(View view, Bundle state) { //~ origin(main) entry-callback fragment.lifecycle
      super.onViewCreated(view, state);
      adapter = make();
    }
  }

  static class Albums extends RecyclerView.Adapter<RecyclerView.ViewHolder> {
    void swap(List<String> items) {
      notifyDataSetChanged();
    }

    @Override
    public RecyclerView.ViewHolder onCreateViewHolder(android.view.ViewGroup parent, int type) { //~ origin(main) entry-callback adapter //~ from(Adapter.notifyDataSetChanged) AlbumScreen.onResume
      return null;
    }

    @Override
    public void onBindViewHolder(RecyclerView.ViewHolder holder, int position) {} //~ origin(main) entry-callback adapter

    @Override
    public int getItemCount() { //~ origin(main) entry-callback adapter
      return 0;
    }
  }

  static class Songs extends RecyclerView.Adapter<RecyclerView.ViewHolder> {
    void swap(List<String> items) {
      notifyDataSetChanged();
    }

    @Override
    public RecyclerView.ViewHolder onCreateViewHolder(android.view.ViewGroup parent, int type) { //~ origin(main) entry-callback adapter //~ from(Adapter.notifyDataSetChanged) SongScreen.onStart
      return null;
    }

    @Override
    public void onBindViewHolder(RecyclerView.ViewHolder holder, int position) {} //~ origin(main) entry-callback adapter

    @Override
    public int getItemCount() { //~ origin(main) entry-callback adapter
      return 0;
    }
  }

  static class AlbumScreen extends Screen<Albums> {
    @Override
    Albums make() {
      return new Albums();
    }

    @Override
    public void onResume() { //~ origin(main) entry-callback fragment.lifecycle
      super.onResume();
      adapter().swap(null);
    }
  }

  static class SongScreen extends Screen<Songs> {
    @Override
    Songs make() {
      return new Songs();
    }

    @Override
    public void onStart() { //~ origin(main) entry-callback fragment.lifecycle
      super.onStart();
      adapter().swap(null);
    }
  }
}
