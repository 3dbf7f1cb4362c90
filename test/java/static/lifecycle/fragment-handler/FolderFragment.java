/** A fragment whose handler is told by a thread that files have changed, whenever they do. */
package fixture.lifecycle;

import androidx.fragment.app.Fragment;

public class FolderFragment extends Fragment {
  private FolderHandler handler;

  @Override
  public void onStart() {
    super.onStart();
    handler = new FolderHandler(this); //~ quiet(one-thread|ordered|confined) handler
    FolderHandler told = handler; //~ quiet(one-thread|ordered|confined) handler
    new Thread(() -> {
      told.sendEmptyMessage(FolderHandler.CHANGED);
      told.sendEmptyMessage(FolderHandler.GONE);
    }).start();
  }

  FolderScreen getScreen() {
    return (FolderScreen) getActivity();
  }

  void refresh() {
    getScreen().refresh(); //~ order(A) use+ getScreen
  }

  void leave() {
    getScreen().leave();
  }
}
