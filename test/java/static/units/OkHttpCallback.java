/** OkHttp calls back on a pool of its own: what it writes is read on the main thread without order. */
package fixture.units;

import android.app.Activity;
import android.os.Bundle;
import java.io.IOException;
import okhttp3.Call;
import okhttp3.Callback;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.Response;

public class OkHttpCallback extends Activity {
  private final OkHttpClient client = new OkHttpClient();
  private String body = "";
  private String shown = "";

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    Request request = new Request.Builder().url("https://example.org").build();
    client.newCall(request).enqueue(new Callback() {
      @Override
      public void onFailure(Call call, IOException problem) {
        body = "failed"; //~ race(A) write body
      }

      @Override
      public void onResponse(Call call, Response response) {
        shown = response.message(); //~ quiet(ordered) shown
        runOnUiThread(() -> System.out.println(shown)); //~ quiet(ordered) shown
      }
    });
  }

  @Override
  protected void onResume() {
    super.onResume();
    System.out.println(body); //~ race(A) read body
  }
}
