/** Android's own containers do not protect themselves either. */
package fixture.containers;

import android.app.Activity;
import android.os.Bundle;
import android.util.LruCache;
import android.util.SparseArray;

public class SparseArrays extends Activity {
  private final SparseArray<String> sparse = new SparseArray<>();
  private final LruCache<String, String> cache = new LruCache<>(10);

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Thread(() -> {
      sparse.put(1, "a"); //~ race(A) update sparse
      cache.put("a", "b"); //~ quiet(container|final) cache
    }).start();
  }

  @Override
  protected void onResume() {
    super.onResume();
    System.out.println(sparse.get(1)); //~ race(A) read sparse
    System.out.println(cache.get("a")); //~ quiet(container|final) cache
  }
}
