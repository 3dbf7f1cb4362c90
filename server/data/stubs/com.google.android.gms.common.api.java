package com.google.android.gms.common.api;

import android.app.Activity;
import android.content.Context;
import android.content.IntentSender;
import android.os.Bundle;
import android.os.Handler;
import androidx.fragment.app.FragmentActivity;
import com.google.android.gms.common.ConnectionResult;
import java.util.concurrent.TimeUnit;

public abstract class GoogleApiClient {
  public GoogleApiClient();
  public abstract void connect();
  public abstract void disconnect();
  public abstract void reconnect();
  public abstract boolean isConnected();
  public abstract boolean isConnecting();
  public abstract ConnectionResult blockingConnect();
  public abstract ConnectionResult blockingConnect(long timeout, TimeUnit unit);
  public abstract void registerConnectionCallbacks(ConnectionCallbacks listener);
  public abstract void unregisterConnectionCallbacks(ConnectionCallbacks listener);
  public abstract void registerConnectionFailedListener(OnConnectionFailedListener listener);
  public abstract void unregisterConnectionFailedListener(OnConnectionFailedListener listener);
  public abstract PendingResult<Status> clearDefaultAccountAndReconnect();
  public interface ConnectionCallbacks {
    int CAUSE_SERVICE_DISCONNECTED = 1;
    int CAUSE_NETWORK_LOST = 2;
    void onConnected(Bundle connectionHint);
    void onConnectionSuspended(int cause);
  }
  public interface OnConnectionFailedListener {
    void onConnectionFailed(ConnectionResult result);
  }
  public static final class Builder {
    public Builder(Context context);
    public Builder(Context context, ConnectionCallbacks connectedListener, OnConnectionFailedListener connectionFailedListener);
    public Builder addApi(Api<?> api);
    public <O> Builder addApi(Api<O> api, O options);
    public Builder addScope(Scope scope);
    public Builder addConnectionCallbacks(ConnectionCallbacks listener);
    public Builder addOnConnectionFailedListener(OnConnectionFailedListener listener);
    public Builder enableAutoManage(FragmentActivity fragmentActivity, OnConnectionFailedListener unresolvedConnectionFailedListener);
    public Builder enableAutoManage(FragmentActivity fragmentActivity, int clientId, OnConnectionFailedListener unresolvedConnectionFailedListener);
    public Builder setHandler(Handler handler);
    public GoogleApiClient build();
  }
}

public final class Api<O> {}

public final class Scope {
  public Scope(String scopeUri);
}

public interface Result {
  Status getStatus();
}

public final class Status implements Result {
  public Status(int statusCode);
  public Status getStatus();
  public boolean isSuccess();
  public boolean isCanceled();
  public boolean hasResolution();
  public int getStatusCode();
  public String getStatusMessage();
  public void startResolutionForResult(Activity activity, int requestCode) throws IntentSender.SendIntentException;
}

public interface ResultCallback<R extends Result> {
  void onResult(R result);
}

public abstract class ResultCallbacks<R extends Result> implements ResultCallback<R> {
  public ResultCallbacks();
  public abstract void onSuccess(R result);
  public abstract void onFailure(Status status);
  public final void onResult(R result);
}

public abstract class PendingResult<R extends Result> {
  public PendingResult();
  public abstract R await();
  public abstract R await(long time, TimeUnit units);
  public abstract void cancel();
  public abstract boolean isCanceled();
  public abstract void setResultCallback(ResultCallback<? super R> callback);
  public abstract void setResultCallback(ResultCallback<? super R> callback, long time, TimeUnit units);
}

public class ApiException extends Exception {
  public ApiException(Status status);
  public Status getStatus();
  public int getStatusCode();
}

public class ResolvableApiException extends ApiException {
  public ResolvableApiException(Status status) { super(status); }
  public void startResolutionForResult(Activity activity, int requestCode) throws IntentSender.SendIntentException;
}
