/** What a pool, a clone or reflection gives is the caller's own. */
package fixture.open;

import androidx.core.util.Pools;
import com.google.common.collect.Sets;
import java.util.Set;
import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class AcquiredObjects implements Cloneable {
  static class Box { int value; }
  private static final Pools.SynchronizedPool<Box> POOL = new Pools.SynchronizedPool<>(4);
  private final Pools.SimplePool<Box> simple = new Pools.SimplePool<>(4);
  private final Set<String> names = Sets.newConcurrentHashSet();
  private int size;

  void pooled() {
    Box box = POOL.acquire();
    if (box == null) box = new Box();
    box.value = 1; //~ quiet(owned|confined)? value
  }

  void give(Box box) {
    simple.release(box); //~ race(A) self simple
  }

  void reflected(Class<Box> type) throws Exception {
    type.newInstance().value = 2; //~ quiet(owned|confined)? value
  }

  AcquiredObjects copy() throws CloneNotSupportedException {
    AcquiredObjects copy = (AcquiredObjects) clone();
    copy.size = 1; //~ quiet(owned|confined)? size
    return copy;
  }

  void add(String name) {
    names.add(name); //~ quiet(container)? names
  }
}
