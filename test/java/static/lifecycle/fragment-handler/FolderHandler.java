/** Knows the fragment only weakly, which does not say that it is still attached; asks in one of two cases. */
package fixture.lifecycle;

import android.os.Handler;
import android.os.Looper;
import android.os.Message;
import java.lang.ref.WeakReference;

class FolderHandler extends Handler {
  static final int CHANGED = 1;
  static final int GONE = 2;
  private final WeakReference<FolderFragment> fragment;

  FolderHandler(FolderFragment fragment) {
    super(Looper.getMainLooper());
    this.fragment = new WeakReference<>(fragment);
  }

  @Override
  public void handleMessage(Message message) {
    FolderFragment folder = fragment.get();
    if (folder == null) return;
    if (message.what == CHANGED) {
      folder.refresh();
    } else if (folder.getScreen() != null) {
      folder.leave();
    }
  }
}
