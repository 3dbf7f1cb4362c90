package com.google.android.gms.gcm;

import android.app.Service;
import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.os.IBinder;

public class TaskParams {
  public String getTag();
  public Bundle getExtras();
}

public abstract class GcmTaskService extends Service {
  public GcmTaskService();
  public void onInitializeTasks();
  public abstract int onRunTask(TaskParams params);
  public IBinder onBind(Intent intent);
}

public abstract class GcmListenerService extends Service {
  public GcmListenerService();
  public void onMessageReceived(String from, Bundle data);
  public void onDeletedMessages();
  public void onMessageSent(String msgId);
  public void onSendError(String msgId, String error);
  public final IBinder onBind(Intent intent);
}

public class GoogleCloudMessaging {
  public static GoogleCloudMessaging getInstance(Context context);
  public String register(String... senderIds) throws java.io.IOException;
  public void unregister() throws java.io.IOException;
  public String getMessageType(Intent intent);
  public void close();
}
