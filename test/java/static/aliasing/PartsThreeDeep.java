/**
 * Two ledgers, one of the screen and one of the executor. Each has a counter and that has its tallies, made by
 * constructors: one line makes the tallies of both. A ledger that both use is shared with all its parts.
 */
package fixture.aliasing;

import android.app.Activity;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PartsThreeDeep extends Activity {
  private final ExecutorService pool = Executors.newSingleThreadExecutor();
  private final Ledger shown = new Ledger();
  private final Ledger computed = new Ledger();
  private final SharedLedger both = new SharedLedger();

  @Override
  protected void onResume() {
    super.onResume();
    shown.count();
    both.count();
    pool.execute(() -> {
      computed.count();
      both.count();
    });
  }

  static class Ledger {
    private final Counter counter = new Counter();

    void count() {
      counter.count();
    }
  }

  static class Counter {
    private final Tally whole = new Tally();
    private final Tally part = new Tally();

    void count() {
      part.merge(1);
      whole.merge(part.sum);
    }
  }

  static class Tally {
    int sum;

    void merge(int more) {
      sum += more; //~ quiet(confined|ordered|one-thread)! sum
    }
  }

  static class SharedLedger {
    private final SharedTally tally = new SharedTally();

    void count() {
      tally.merge(1);
    }
  }

  static class SharedTally {
    int total;

    void merge(int more) {
      total += more; //~ race(A) self total
    }
  }
}
