package com.google.firebase.messaging;

import android.app.Service;
import android.content.Intent;
import android.net.Uri;
import android.os.IBinder;
import com.google.android.gms.tasks.Task;
import java.util.Map;

public class FirebaseMessagingService extends Service {
  public FirebaseMessagingService();
  public void onMessageReceived(RemoteMessage message);
  public void onDeletedMessages();
  public void onMessageSent(String msgId);
  public void onSendError(String msgId, Exception exception);
  public void onNewToken(String token);
  public void handleIntent(Intent intent);
  public final IBinder onBind(Intent intent);
}

public final class RemoteMessage {
  public Map<String, String> getData();
  public String getFrom();
  public String getTo();
  public String getMessageId();
  public String getCollapseKey();
  public long getSentTime();
  public Notification getNotification();
  public static class Notification {
    public String getTitle();
    public String getBody();
    public String getIcon();
    public String getClickAction();
    public String getChannelId();
    public Uri getLink();
    public Uri getImageUrl();
  }
}

public class FirebaseMessaging {
  public static synchronized FirebaseMessaging getInstance();
  public Task<String> getToken();
  public Task<Void> deleteToken();
  public Task<Void> subscribeToTopic(String topic);
  public Task<Void> unsubscribeFromTopic(String topic);
  public void setAutoInitEnabled(boolean enable);
}
