package fixture;

import android.app.Activity;
import android.os.Handler;
import android.os.HandlerThread;
import android.os.Looper;
import dagger.Binds;
import dagger.Module;
import dagger.Provides;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import javax.inject.Inject;
import javax.inject.Named;
import javax.inject.Qualifier;

/** What a library injects is what the project's methods provide, by type and qualifier. */
class Injected extends Activity {
  @Inject @Named(Threads.DISK) Executor disk;
  @Inject @Front Handler front;
  @Inject Store store;

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    disk.execute(() -> {}); //~ origin(serial newSingleThreadExecutor) posted-callback executor.execute //~ from(Executor.execute) Injected.onResume
    front.post(() -> {}); //~ origin(main) posted-callback handler.post //~ from(Handler.post) Injected.onResume
    store.save();
  }

  @Qualifier
  @interface Front {}

  interface Store {
    void save();
  }

  static class DiskStore implements Store {
    private final Handler writer;

    @Inject
    DiskStore(@Named("writer") Handler writer) {
      this.writer = writer;
    }

    @Override
    public void save() {
      writer.post(() -> {}); //~ origin(looper writer) posted-callback handler.post //~ from(Handler.post) Injected.onResume
    }
  }

  @Module
  abstract static class Threads {
    static final String DISK = "disk";

    @Provides
    @Named(DISK)
    static Executor provideDisk() {
      return Executors.newSingleThreadExecutor();
    }

    @Provides
    @Named("net")
    static Executor provideNet() {
      return Executors.newCachedThreadPool();
    }

    @Provides
    @Front
    static Handler provideFront() {
      return new Handler(Looper.getMainLooper());
    }

    @Provides
    @Named("writer")
    static Handler provideWriter() {
      HandlerThread thread = new HandlerThread("writer");
      thread.start();
      return new Handler(thread.getLooper());
    }

    @Binds
    abstract Store bindStore(DiskStore store);
  }
}
