package fixture;

import android.app.Activity;
import retrofit.Callback;
import retrofit.RetrofitError;
import retrofit.client.Response;

/** Nobody writes the class of the interface: the library makes it, and calls back what it is given. */
class Generated extends Activity {
  interface Service {
    void albums(String artist, Callback<String> callback);
  }

  private Service service;

  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    super.onStart();
    service.albums(
        "a",
        new Callback<String>() {
          @Override
          public void success(String albums, Response response) {} //~ origin(main) entry-callback retrofit.callback //~ caused(register) Service.albums:19

          @Override
          public void failure(RetrofitError error) {} //~ origin(main) entry-callback retrofit.callback //~ caused(register) Service.albums:19
        });
  }
}
