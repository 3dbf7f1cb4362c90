package com.google.firebase.iid;

import android.app.Service;
import android.content.Intent;
import android.os.IBinder;
import com.google.android.gms.tasks.Task;

public class FirebaseInstanceIdService extends Service {
  public FirebaseInstanceIdService();
  public void onTokenRefresh();
  public final IBinder onBind(Intent intent);
}

public interface InstanceIdResult {
  String getId();
  String getToken();
}

public class FirebaseInstanceId {
  public static FirebaseInstanceId getInstance();
  public String getId();
  public String getToken();
  public Task<InstanceIdResult> getInstanceId();
}
