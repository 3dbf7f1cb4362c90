/**
 * A thread makes a store if there is none, and counts its files while nobody else has it; later it counts them again under the
 * store's own lock, as everybody does. Another store is known to all before its files are counted, though under a lock of its class.
 */
package fixture.memory;

import android.app.Activity;

public class MadeUnderOtherLock extends Activity {
  @Override
  protected void onResume() {
    super.onResume();
    findViewById(1).setOnClickListener(view -> saveBoth());
    findViewById(2).setOnClickListener(view -> new Thread(this::makeAndSave).start());
  }

  private void makeAndSave() {
    Store.create();
    Known.create();
    saveBoth();
  }

  private void saveBoth() {
    Store store = Store.instance;
    if (store != null) store.save();
    Known known = Known.instance;
    if (known != null) known.save();
  }

  static class Store {
    static volatile Store instance;
    private Files files;

    Store() {
      files = createFiles();
      files.update();
    }

    protected Files createFiles() {
      return new Files();
    }

    static synchronized void create() {
      if (instance == null) instance = new Store();
    }

    synchronized void save() {
      files.update();
    }
  }

  static class Files {
    private int count;

    void update() {
      count = 0; //~ quiet(lock|ordered) count
      for (int i = 0; i < 3; i++) count += i; //~ quiet(lock|ordered) count
    }
  }

  static class Known {
    static volatile Known instance;
    private final MoreFiles files;

    Known() {
      instance = this;
      files = new MoreFiles();
      files.update();
    }

    static synchronized void create() {
      if (instance == null) new Known();
    }

    synchronized void save() {
      files.update();
    }
  }

  static class MoreFiles {
    private int more;

    void update() {
      more = 0; //~ race(A) write more
      for (int i = 0; i < 3; i++) more += i; //~ race(A) update more
    }
  }
}
