/** Seed 003 Figure 3 (Cool Reader): two posts from one event to one queue come in that order. */
package fixture.seed003;

import android.app.Activity;
import android.os.Handler;
import android.os.Looper;
import java.util.ArrayList;
import java.util.List;

public class Figure3 extends Activity {
  private final Handler mHandler = new Handler(Looper.getMainLooper());
  private List<String> mBooks;

  @Override
  protected void onStart() {
    super.onStart();
    mHandler.post(this::onServiceReady);
  }

  private void onServiceReady() {
    loadFromDB();
    createRootView();
  }

  private void loadFromDB() {
    mHandler.post(() -> onRecentBooksListLoaded(new ArrayList<>()));
  }

  private void createRootView() {
    mHandler.post(this::getOrLoadRecentBooks);
  }

  private void onRecentBooksListLoaded(List<String> books) {
    mBooks = books; //~ quiet(ordered) mBooks
  }

  private void getOrLoadRecentBooks() {
    System.out.println(mBooks.size()); //~ quiet(ordered) mBooks
  }
}
