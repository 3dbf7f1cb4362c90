package fixture;

import com.google.common.util.concurrent.FutureCallback;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.MoreExecutors;
import java.io.IOException;
import java.util.concurrent.Executors;
import okhttp3.Call;
import okhttp3.Callback;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.Response;
import com.android.volley.RequestQueue;
import com.android.volley.toolbox.StringRequest;

class Calls {
  void okhttp(OkHttpClient client, Request request) {
    client.newCall(request).enqueue(new Callback() {
      @Override
      public void onFailure(Call call, IOException problem) {} //~ origin(pool OkHttp) posted-callback okhttp.enqueue

      @Override
      public void onResponse(Call call, Response response) {} //~ origin(pool OkHttp) posted-callback okhttp.enqueue
    });
  }

  void retrofit(retrofit2.Call<String> call) {
    call.enqueue(new retrofit2.Callback<String>() {
      @Override
      public void onResponse(retrofit2.Call<String> call, retrofit2.Response<String> response) {} //~ origin(main) posted-callback retrofit.enqueue

      @Override
      public void onFailure(retrofit2.Call<String> call, Throwable problem) {} //~ origin(main) posted-callback retrofit.enqueue
    });
  }

  void volley(RequestQueue queue) {
    queue.add(new StringRequest(0, "", text -> done(), problem -> done())); //~ origin(main) posted-callback volley.add //~ origin(main) posted-callback volley.add
  }

  void guava(ListenableFuture<String> future) {
    Futures.addCallback(future, new FutureCallback<String>() {
      @Override
      public void onSuccess(String result) {} //~ origin(serial newSingleThreadExecutor) posted-callback guava.callback

      @Override
      public void onFailure(Throwable problem) {} //~ origin(serial newSingleThreadExecutor) posted-callback guava.callback
    }, Executors.newSingleThreadExecutor());
    future.addListener(() -> done(), MoreExecutors.directExecutor()); //~ origin(unknown) posted-callback guava.listener
  }

  void done() {}
}
