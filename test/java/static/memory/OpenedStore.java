/**
 * A store is made and filled before anybody else can have it. Spurious: what is filled in refers to the store
 * by way of an inner object, and is kept in an entry that was asked of the store's own map.
 */
package fixture.memory;

import java.util.LinkedHashMap;
import java.util.Map;

class OpenedStore {
  private final Map<String, Entry> entries = new LinkedHashMap<>();
  private int size;

  class Edit {
    final Entry entry;

    Edit(Entry entry) {
      this.entry = entry;
    }
  }

  class Entry {
    Edit edit;
  }

  static OpenedStore open() {
    OpenedStore store = new OpenedStore();
    store.read();
    store.count();
    return store;
  }

  private void read() {
    Entry entry = entries.get("x");
    if (entry == null) {
      entry = new Entry();
      entries.put("x", entry);
    }
    entry.edit = new Edit(entry);
  }

  private void count() {
    size += 1; //~ spurious(A) race update size
  }

  synchronized void edit() {
    size++; //~ spurious(A) race update size
  }
}

class StoreUser {
  private volatile OpenedStore store = OpenedStore.open();

  public static void main(String[] args) {
    StoreUser user = new StoreUser();
    new Thread(() -> user.store.edit()).start();
    user.store = OpenedStore.open();
  }
}
