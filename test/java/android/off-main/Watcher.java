package fixture;

import android.app.Activity;
import java.io.File;
import org.apache.commons.io.monitor.FileAlterationListener;
import org.apache.commons.io.monitor.FileAlterationObserver;

/** A listener of a library that is not seen, with helpers of its own. */
class Watcher extends Activity {
  private final Changes changes = new Changes();

  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    super.onStart();
    changes.setFolder(getCacheDir());
  }

  static class Changes implements FileAlterationListener {
    private File folder;

    void setFolder(File folder) { //~ reached(main)
      this.folder = folder;
      new FileAlterationObserver(folder).addListener(this);
    }

    @Override
    public void onFileChange(File file) { //~ origin(thread FileAlterationMonitor) entry-callback file.monitor
      tell(file);
    }

    private void tell(File file) {}
  }
}
