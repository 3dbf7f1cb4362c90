package fixture;

import android.app.Activity;
import android.content.ContentResolver;
import android.content.Context;
import android.graphics.ImageDecoder;
import android.location.Address;
import android.location.Geocoder;
import android.os.CancellationSignal;
import androidx.paging.DataSource;
import androidx.paging.PositionalDataSource;
import androidx.work.Worker;
import androidx.work.WorkerParameters;
import com.android.billingclient.api.BillingClient;
import com.android.billingclient.api.BillingClientStateListener;
import com.android.billingclient.api.BillingResult;
import com.android.volley.toolbox.HurlStack;
import com.android.volley.toolbox.Volley;
import java.io.File;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URL;
import java.util.List;
import org.apache.commons.io.monitor.FileAlterationListenerAdaptor;
import org.apache.commons.io.monitor.FileAlterationObserver;
import org.java_websocket.client.WebSocketClient;

/** Callbacks that are not called on the main looper, though they look as if they were. */
class Answers extends Activity {
  private BillingClient billing;

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    super.onResume();
    new Geocoder(this)
        .getFromLocationName(
            "here",
            1,
            new Geocoder.GeocodeListener() {
              @Override
              public void onGeocode(List<Address> found) {} //~ origin(binder) binder geocoder
            });
    ContentResolver.addStatusChangeListener(1, which -> finish()); //~ origin(binder) binder sync.status
    new CancellationSignal().setOnCancelListener(() -> finish()); //~ origin(unknown) entry-callback cancellation
    new FileAlterationObserver("files").addListener(new Changes());
    Volley.newRequestQueue(this, new Stack());
    new Thread(() -> decode(), "decoder").start(); //~ origin(thread decoder) thread thread.start
  }

  /** At once. */
  private void decode() {
    try {
      ImageDecoder.decodeBitmap(
          ImageDecoder.createSource(new File("image")),
          (decoder, info, source) ->
              new Thread(() -> finish(), "of decoder").start()); //~ origin(thread of decoder) thread thread.start //~ from(Thread.start) lambda in Answers.onResume
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    super.onStart();
    billing.startConnection(
        new BillingClientStateListener() {
          @Override
          public void onBillingSetupFinished(BillingResult result) { //~ origin(pool Play Billing) entry-callback billing
            billing.queryPurchasesAsync("inapp", (answer, purchases) -> finish()); //~ origin(pool Play Billing) entry-callback billing
          }

          @Override
          public void onBillingServiceDisconnected() {} //~ origin(main) entry-callback play.task
        });
  }

  static class Changes extends FileAlterationListenerAdaptor {
    @Override
    public void onFileChange(File file) {} //~ origin(thread FileAlterationMonitor) entry-callback file.monitor
  }

  static class Stack extends HurlStack {
    @Override
    protected HttpURLConnection createConnection(URL url) { //~ origin(pool Volley) entry-callback volley.background
      return null;
    }
  }

  static class Socket extends WebSocketClient {
    @Override
    public void onMessage(String text) {} //~ origin(thread WebSocketClient) entry-callback websocket
  }

  static class Work extends Worker {
    Work(Context context, WorkerParameters parameters) {
      super(context, parameters);
    }

    @Override
    public Result doWork() { //~ origin(pool WorkManager) entry-callback work.background assumed
      return null;
    }

    @Override
    public void onStopped() {} //~ origin(serial WorkManager tasks) entry-callback work.stopped assumed
  }

  static class Rows extends PositionalDataSource<String> {
    @Override
    public void loadInitial(LoadInitialParams params, LoadInitialCallback<String> callback) {} //~ origin(pool ArchTaskExecutor) entry-callback paging

    @Override
    public void loadRange(LoadRangeParams params, LoadRangeCallback<String> callback) {} //~ origin(pool ArchTaskExecutor) entry-callback paging
  }

  static class RowsFactory extends DataSource.Factory<Integer, String> {
    @Override
    public DataSource<Integer, String> create() { //~ origin(pool ArchTaskExecutor) entry-callback paging assumed
      return new Rows();
    }
  }
}
