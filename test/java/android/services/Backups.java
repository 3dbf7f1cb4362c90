package fixture;

import android.app.backup.BackupAgentHelper;
import android.app.backup.BackupDataInput;
import android.os.ParcelFileDescriptor;

/** The platform makes it on the main looper, and asks it on binder threads. */
class Backups extends BackupAgentHelper {
  @Override
  public void onCreate() { //~ origin(main) entry-callback backup-agent.lifecycle
    super.onCreate();
  }

  @Override
  public void onRestore(BackupDataInput data, int version, ParcelFileDescriptor state) {} //~ origin(binder) binder backup-agent.lifecycle

  @Override
  public void onDestroy() { //~ origin(main) entry-callback backup-agent.lifecycle
    super.onDestroy();
  }
}
