package fixture;

import android.app.Activity;
import com.android.volley.NetworkResponse;
import com.android.volley.Request;
import com.android.volley.RequestQueue;
import com.android.volley.Response;
import com.android.volley.VolleyError;
import com.android.volley.toolbox.StringRequest;
import com.android.volley.toolbox.Volley;

/** What a request is made with, and what it is asked for, comes once it is added to the queue. */
class Requests extends Activity {
  private RequestQueue queue;

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    super.onResume();
    queue = Volley.newRequestQueue(this);
    StringRequest request =
        new StringRequest(
            0,
            "address",
            text -> finish(), //~ origin(main) posted-callback volley.add //~ caused(post) RequestQueue.add:36
            problem -> finish()) { //~ origin(main) posted-callback volley.add //~ caused(post) RequestQueue.add:36
          @Override
          public byte[] getBody() { //~ origin(pool Volley) posted-callback volley.add //~ caused(post) RequestQueue.add:36
            return null;
          }
        };
    send(request);
    send(new Own("address", problem -> finish())); //~ origin(main) posted-callback volley.add //~ from(RequestQueue.add) Requests.onResume
  }

  private void send(Request<?> request) {
    queue.add(request);
  }

  static class Own extends Request<String> {
    Own(String url, Response.ErrorListener listener) {
      super(0, url, listener);
    }

    @Override
    protected Response<String> parseNetworkResponse(NetworkResponse response) { //~ origin(pool Volley) posted-callback volley.add //~ from(RequestQueue.add) Requests.onResume
      return null;
    }

    @Override
    protected void deliverResponse(String text) {} //~ origin(main) posted-callback volley.add //~ from(RequestQueue.add) Requests.onResume

    /** Nobody adds it. */
    static class Unsent extends StringRequest {
      Unsent() {
        super(0, "", null, null);
      }

      @Override
      public void deliverError(VolleyError error) {} //~ origin(main) entry-callback volley.listener assumed
    }
  }
}
