/** A cache with a read-write lock; readers count their hits under the read lock. */
package fixture.plainjava;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class StatisticsOfCache {
  private final Map<String, String> map = new HashMap<>();
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private int hits;
  private int puts;

  String get(String key) {
    lock.readLock().lock();
    try {
      hits++; //~ race(A) self hits
      return map.get(key); //~ quiet(lock)? map
    } finally {
      lock.readLock().unlock();
    }
  }

  void put(String key, String value) {
    lock.writeLock().lock();
    try {
      puts++; //~ quiet(lock) puts
      map.put(key, value); //~ quiet(lock)? map
    } finally {
      lock.writeLock().unlock();
    }
  }

  public static void main(String[] args) {
    StatisticsOfCache cache = new StatisticsOfCache();
    Runnable task =
        () -> {
          cache.put("a", "b");
          cache.get("a");
        };
    new Thread(task).start();
    new Thread(task).start();
  }
}
