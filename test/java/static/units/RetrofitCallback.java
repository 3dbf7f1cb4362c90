/** On Android, Retrofit calls back on the main thread: no data race, but the activity may be gone. */
package fixture.units;

import android.app.Activity;
import android.os.Bundle;
import retrofit2.Call;
import retrofit2.Callback;
import retrofit2.Response;
import retrofit2.Retrofit;
import retrofit2.http.GET;

public class RetrofitCallback extends Activity {
  private StringBuilder list = new StringBuilder();
  private int answers;

  interface Api {
    @GET("names")
    Call<String> names();
  }

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    Retrofit retrofit = new Retrofit.Builder().baseUrl("https://example.org").build();
    Call<String> names = retrofit.create(Api.class).names();
    names.enqueue(new Callback<String>() {
      @Override
      public void onResponse(Call<String> call, Response<String> response) {
        answers++; //~ quiet(one-thread) answers
        list.append(response.body()); //~ free(A) use list
      }

      @Override
      public void onFailure(Call<String> call, Throwable problem) {
        answers++; //~ quiet(one-thread) answers
      }
    });
  }

  @Override
  protected void onDestroy() {
    list = null; //~ free(A) free list
    super.onDestroy();
  }
}
