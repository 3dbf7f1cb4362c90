package androidx.core.app;

import android.app.Activity;
import android.app.Notification;
import android.app.NotificationChannel;
import android.app.NotificationChannelGroup;
import android.app.PendingIntent;
import android.app.Service;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.IntentSender;
import android.graphics.Bitmap;
import android.media.AudioAttributes;
import android.net.Uri;
import android.os.Bundle;
import android.os.IBinder;
import android.view.View;
import android.widget.RemoteViews;
import androidx.core.graphics.drawable.IconCompat;
import androidx.core.util.Pair;
import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.LifecycleOwner;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class ComponentActivity extends Activity implements LifecycleOwner {
  public ComponentActivity();
  public Lifecycle getLifecycle();
  public <T extends ExtraData> T getExtraData(Class<T> extraDataClass);
  public void putExtraData(ExtraData extraData);
  public static class ExtraData {
    public ExtraData();
  }
}

public class ActivityCompat extends androidx.core.content.ContextCompat {
  protected ActivityCompat();
  public static boolean invalidateOptionsMenu(Activity activity);
  public static void startActivityForResult(Activity activity, Intent intent, int requestCode, Bundle options);
  public static void startIntentSenderForResult(Activity activity, IntentSender intent, int requestCode, Intent fillInIntent, int flagsMask, int flagsValues, int extraFlags, Bundle options) throws IntentSender.SendIntentException;
  public static void finishAffinity(Activity activity);
  public static void finishAfterTransition(Activity activity);
  public static Uri getReferrer(Activity activity);
  public static <T extends View> T requireViewById(Activity activity, int id);
  public static void setEnterSharedElementCallback(Activity activity, SharedElementCallback callback);
  public static void setExitSharedElementCallback(Activity activity, SharedElementCallback callback);
  public static void postponeEnterTransition(Activity activity);
  public static void startPostponedEnterTransition(Activity activity);
  public static void requestPermissions(Activity activity, String[] permissions, int requestCode);
  public static boolean shouldShowRequestPermissionRationale(Activity activity, String permission);
  public static void recreate(Activity activity);
  public interface OnRequestPermissionsResultCallback {
    void onRequestPermissionsResult(int requestCode, String[] permissions, int[] grantResults);
  }
  public interface PermissionCompatDelegate {
    boolean requestPermissions(Activity activity, String[] permissions, int requestCode);
    boolean onActivityResult(Activity activity, int requestCode, int resultCode, Intent data);
  }
}

public class ActivityOptionsCompat {
  protected ActivityOptionsCompat();
  public static ActivityOptionsCompat makeCustomAnimation(Context context, int enterResId, int exitResId);
  public static ActivityOptionsCompat makeScaleUpAnimation(View source, int startX, int startY, int startWidth, int startHeight);
  public static ActivityOptionsCompat makeClipRevealAnimation(View source, int startX, int startY, int width, int height);
  public static ActivityOptionsCompat makeThumbnailScaleUpAnimation(View source, Bitmap thumbnail, int startX, int startY);
  public static ActivityOptionsCompat makeSceneTransitionAnimation(Activity activity, View sharedElement, String sharedElementName);
  public static ActivityOptionsCompat makeSceneTransitionAnimation(Activity activity, Pair<View, String>... sharedElements);
  public static ActivityOptionsCompat makeTaskLaunchBehind();
  public static ActivityOptionsCompat makeBasic();
  public Bundle toBundle();
  public void update(ActivityOptionsCompat otherOptions);
}

public abstract class SharedElementCallback {
  public SharedElementCallback();
  public void onSharedElementStart(List<String> sharedElementNames, List<View> sharedElements, List<View> sharedElementSnapshots);
  public void onSharedElementEnd(List<String> sharedElementNames, List<View> sharedElements, List<View> sharedElementSnapshots);
  public void onRejectSharedElements(List<View> rejectedSharedElements);
  public void onMapSharedElements(List<String> names, Map<String, View> sharedElements);
  public void onSharedElementsArrived(List<String> sharedElementNames, List<View> sharedElements, OnSharedElementsReadyListener listener);
  public interface OnSharedElementsReadyListener {
    void onSharedElementsReady();
  }
}

public abstract class JobIntentService extends Service {
  public JobIntentService();
  public void onCreate();
  public int onStartCommand(Intent intent, int flags, int startId);
  public IBinder onBind(Intent intent);
  public void onDestroy();
  public static void enqueueWork(Context context, Class<?> cls, int jobId, Intent work);
  public static void enqueueWork(Context context, ComponentName component, int jobId, Intent work);
  protected abstract void onHandleWork(Intent intent);
  public void setInterruptIfStopped(boolean interruptIfStopped);
  public boolean isStopped();
  public boolean onStopCurrentWork();
}

public class AppLaunchChecker {
  public static boolean hasStartedFromLauncher(Context context);
  public static void onActivityCreate(Activity activity);
}

public final class AlarmManagerCompat {
  public static void setAlarmClock(android.app.AlarmManager alarmManager, long triggerTime, PendingIntent showIntent, PendingIntent operation);
  public static void setAndAllowWhileIdle(android.app.AlarmManager alarmManager, int type, long triggerAtMillis, PendingIntent operation);
  public static void setExact(android.app.AlarmManager alarmManager, int type, long triggerAtMillis, PendingIntent operation);
  public static void setExactAndAllowWhileIdle(android.app.AlarmManager alarmManager, int type, long triggerAtMillis, PendingIntent operation);
}

public final class BundleCompat {
  public static IBinder getBinder(Bundle bundle, String key);
  public static void putBinder(Bundle bundle, String key, IBinder binder);
}

public final class NavUtils {
  public static boolean shouldUpRecreateTask(Activity sourceActivity, Intent targetIntent);
  public static void navigateUpFromSameTask(Activity sourceActivity);
  public static void navigateUpTo(Activity sourceActivity, Intent upIntent);
  public static Intent getParentActivityIntent(Activity sourceActivity);
  public static String getParentActivityName(Activity sourceActivity);
}

public final class TaskStackBuilder implements Iterable<Intent> {
  public static TaskStackBuilder create(Context context);
  public TaskStackBuilder addNextIntent(Intent nextIntent);
  public TaskStackBuilder addNextIntentWithParentStack(Intent nextIntent);
  public TaskStackBuilder addParentStack(Activity sourceActivity);
  public TaskStackBuilder addParentStack(Class<?> sourceActivityClass);
  public TaskStackBuilder addParentStack(ComponentName sourceActivityName);
  public int getIntentCount();
  public Intent editIntentAt(int index);
  public java.util.Iterator<Intent> iterator();
  public void startActivities();
  public void startActivities(Bundle options);
  public PendingIntent getPendingIntent(int requestCode, int flags);
  public PendingIntent getPendingIntent(int requestCode, int flags, Bundle options);
  public Intent[] getIntents();
  public interface SupportParentable {
    Intent getSupportParentActivityIntent();
  }
}

public final class ServiceCompat {
  public static final int START_STICKY = 1;
  public static final int STOP_FOREGROUND_REMOVE = 1;
  public static final int STOP_FOREGROUND_DETACH = 2;
  public static void startForeground(Service service, int id, Notification notification, int foregroundServiceType);
  public static void stopForeground(Service service, int flags);
}

public final class ShareCompat {
  public static class IntentBuilder {
    public IntentBuilder(Context launchingContext);
    public static IntentBuilder from(Activity launchingActivity);
    public Intent getIntent();
    public Intent createChooserIntent();
    public void startChooser();
    public IntentBuilder setChooserTitle(CharSequence title);
    public IntentBuilder setChooserTitle(int resId);
    public IntentBuilder setType(String mimeType);
    public IntentBuilder setText(CharSequence text);
    public IntentBuilder setHtmlText(String htmlText);
    public IntentBuilder setStream(Uri streamUri);
    public IntentBuilder addStream(Uri streamUri);
    public IntentBuilder setSubject(String subject);
    public IntentBuilder setEmailTo(String[] addresses);
  }
}

public final class NotificationManagerCompat {
  public static final int IMPORTANCE_NONE = 0;
  public static final int IMPORTANCE_MIN = 1;
  public static final int IMPORTANCE_LOW = 2;
  public static final int IMPORTANCE_DEFAULT = 3;
  public static final int IMPORTANCE_HIGH = 4;
  public static final int IMPORTANCE_MAX = 5;
  public static NotificationManagerCompat from(Context context);
  public void cancel(int id);
  public void cancel(String tag, int id);
  public void cancelAll();
  public void notify(int id, Notification notification);
  public void notify(String tag, int id, Notification notification);
  public boolean areNotificationsEnabled();
  public int getImportance();
  public void createNotificationChannel(NotificationChannel channel);
  public void createNotificationChannel(NotificationChannelCompat channel);
  public void createNotificationChannelGroup(NotificationChannelGroup group);
  public void createNotificationChannels(List<NotificationChannel> channels);
  public void deleteNotificationChannel(String channelId);
  public NotificationChannel getNotificationChannel(String channelId);
  public List<NotificationChannel> getNotificationChannels();
  public static Set<String> getEnabledListenerPackages(Context context);
}

public class NotificationChannelCompat {
  public static final String DEFAULT_CHANNEL_ID = "";
  public String getId();
  public static class Builder {
    public Builder(String id, int importance);
    public Builder setName(CharSequence name);
    public Builder setImportance(int importance);
    public Builder setDescription(String description);
    public Builder setGroup(String groupId);
    public Builder setShowBadge(boolean showBadge);
    public Builder setSound(Uri sound, AudioAttributes audioAttributes);
    public Builder setLightsEnabled(boolean lights);
    public Builder setVibrationEnabled(boolean vibration);
    public NotificationChannelCompat build();
  }
}

public class Person {
  public CharSequence getName();
  public String getKey();
  public static class Builder {
    public Builder();
    public Builder setName(CharSequence name);
    public Builder setIcon(IconCompat icon);
    public Builder setUri(String uri);
    public Builder setKey(String key);
    public Builder setBot(boolean bot);
    public Builder setImportant(boolean important);
    public Person build();
  }
}

public final class RemoteInput {
  public String getResultKey();
  public CharSequence getLabel();
  public static Bundle getResultsFromIntent(Intent intent);
  public static void addResultsToIntent(RemoteInput[] remoteInputs, Intent intent, Bundle results);
  public static final class Builder {
    public Builder(String resultKey);
    public Builder setLabel(CharSequence label);
    public Builder setChoices(CharSequence[] choices);
    public Builder setAllowFreeFormInput(boolean allowFreeFormInput);
    public Builder addExtras(Bundle extras);
    public RemoteInput build();
  }
}

public class NotificationCompat {
  public static final int DEFAULT_ALL = -1;
  public static final int DEFAULT_SOUND = 1;
  public static final int DEFAULT_VIBRATE = 2;
  public static final int DEFAULT_LIGHTS = 4;
  public static final int FLAG_SHOW_LIGHTS = 1;
  public static final int FLAG_ONGOING_EVENT = 2;
  public static final int FLAG_INSISTENT = 4;
  public static final int FLAG_ONLY_ALERT_ONCE = 8;
  public static final int FLAG_AUTO_CANCEL = 16;
  public static final int FLAG_NO_CLEAR = 32;
  public static final int FLAG_FOREGROUND_SERVICE = 64;
  public static final int PRIORITY_DEFAULT = 0;
  public static final int PRIORITY_LOW = -1;
  public static final int PRIORITY_MIN = -2;
  public static final int PRIORITY_HIGH = 1;
  public static final int PRIORITY_MAX = 2;
  public static final int VISIBILITY_PUBLIC = 1;
  public static final int VISIBILITY_PRIVATE = 0;
  public static final int VISIBILITY_SECRET = -1;
  public static final int GROUP_ALERT_ALL = 0;
  public static final int GROUP_ALERT_SUMMARY = 1;
  public static final int GROUP_ALERT_CHILDREN = 2;
  public static final int BADGE_ICON_NONE = 0;
  public static final int BADGE_ICON_SMALL = 1;
  public static final int BADGE_ICON_LARGE = 2;
  public static final String CATEGORY_ALARM = "";
  public static final String CATEGORY_CALL = "";
  public static final String CATEGORY_EMAIL = "";
  public static final String CATEGORY_ERROR = "";
  public static final String CATEGORY_EVENT = "";
  public static final String CATEGORY_MESSAGE = "";
  public static final String CATEGORY_PROGRESS = "";
  public static final String CATEGORY_PROMO = "";
  public static final String CATEGORY_RECOMMENDATION = "";
  public static final String CATEGORY_REMINDER = "";
  public static final String CATEGORY_SERVICE = "";
  public static final String CATEGORY_SOCIAL = "";
  public static final String CATEGORY_STATUS = "";
  public static final String CATEGORY_SYSTEM = "";
  public static final String CATEGORY_TRANSPORT = "";
  public static final String EXTRA_TITLE = "";
  public static final String EXTRA_TEXT = "";
  public static Bundle getExtras(Notification notification);
  public static Action getAction(Notification notification, int actionIndex);
  public static int getActionCount(Notification notification);
  public static class Builder {
    public Notification mNotification;
    public Builder(Context context);
    public Builder(Context context, String channelId);
    public Builder(Context context, Notification notification);
    public Builder setWhen(long when);
    public Builder setShowWhen(boolean show);
    public Builder setUsesChronometer(boolean b);
    public Builder setSmallIcon(int icon);
    public Builder setSmallIcon(int icon, int level);
    public Builder setSmallIcon(IconCompat icon);
    public Builder setContentTitle(CharSequence title);
    public Builder setContentText(CharSequence text);
    public Builder setSubText(CharSequence text);
    public Builder setRemoteInputHistory(CharSequence[] text);
    public Builder setNumber(int number);
    public Builder setContentInfo(CharSequence info);
    public Builder setProgress(int max, int progress, boolean indeterminate);
    public Builder setContent(RemoteViews views);
    public Builder setContentIntent(PendingIntent intent);
    public Builder setDeleteIntent(PendingIntent intent);
    public Builder setFullScreenIntent(PendingIntent intent, boolean highPriority);
    public Builder setTicker(CharSequence tickerText);
    public Builder setTicker(CharSequence tickerText, RemoteViews views);
    public Builder setLargeIcon(Bitmap icon);
    public Builder setSound(Uri sound);
    public Builder setSound(Uri sound, int streamType);
    public Builder setVibrate(long[] pattern);
    public Builder setLights(int argb, int onMs, int offMs);
    public Builder setOngoing(boolean ongoing);
    public Builder setColorized(boolean colorize);
    public Builder setOnlyAlertOnce(boolean onlyAlertOnce);
    public Builder setAutoCancel(boolean autoCancel);
    public Builder setLocalOnly(boolean b);
    public Builder setCategory(String category);
    public Builder setDefaults(int defaults);
    public Builder setPriority(int pri);
    public Builder addPerson(String uri);
    public Builder setGroup(String groupKey);
    public Builder setGroupSummary(boolean isGroupSummary);
    public Builder setSortKey(String sortKey);
    public Builder addExtras(Bundle extras);
    public Builder setExtras(Bundle extras);
    public Bundle getExtras();
    public Builder addAction(int icon, CharSequence title, PendingIntent intent);
    public Builder addAction(Action action);
    public Builder setStyle(Style style);
    public Builder setColor(int argb);
    public Builder setVisibility(int visibility);
    public Builder setPublicVersion(Notification n);
    public Builder setCustomContentView(RemoteViews contentView);
    public Builder setCustomBigContentView(RemoteViews contentView);
    public Builder setCustomHeadsUpContentView(RemoteViews contentView);
    public Builder setChannelId(String channelId);
    public Builder setTimeoutAfter(long durationMs);
    public Builder setShortcutId(String shortcutId);
    public Builder setBadgeIconType(int icon);
    public Builder setGroupAlertBehavior(int groupAlertBehavior);
    public Builder setSilent(boolean silent);
    public Builder setForegroundServiceBehavior(int behavior);
    public Builder extend(Extender extender);
    public Notification getNotification();
    public Notification build();
  }
  public static abstract class Style {
    public Style();
    public void setBuilder(Builder builder);
    public Notification build();
  }
  public static class BigPictureStyle extends Style {
    public BigPictureStyle();
    public BigPictureStyle(Builder builder);
    public BigPictureStyle setBigContentTitle(CharSequence title);
    public BigPictureStyle setSummaryText(CharSequence cs);
    public BigPictureStyle bigPicture(Bitmap b);
    public BigPictureStyle bigLargeIcon(Bitmap b);
  }
  public static class BigTextStyle extends Style {
    public BigTextStyle();
    public BigTextStyle(Builder builder);
    public BigTextStyle setBigContentTitle(CharSequence title);
    public BigTextStyle setSummaryText(CharSequence cs);
    public BigTextStyle bigText(CharSequence cs);
  }
  public static class InboxStyle extends Style {
    public InboxStyle();
    public InboxStyle(Builder builder);
    public InboxStyle setBigContentTitle(CharSequence title);
    public InboxStyle setSummaryText(CharSequence cs);
    public InboxStyle addLine(CharSequence cs);
  }
  public static class MessagingStyle extends Style {
    public MessagingStyle(CharSequence userDisplayName);
    public MessagingStyle(Person user);
    public MessagingStyle setConversationTitle(CharSequence conversationTitle);
    public MessagingStyle addMessage(CharSequence text, long timestamp, CharSequence sender);
    public MessagingStyle addMessage(CharSequence text, long timestamp, Person person);
    public MessagingStyle addMessage(Message message);
    public List<Message> getMessages();
    public MessagingStyle setGroupConversation(boolean isGroupConversation);
    public static MessagingStyle extractMessagingStyleFromNotification(Notification notification);
    public static final class Message {
      public Message(CharSequence text, long timestamp, Person person);
      public Message(CharSequence text, long timestamp, CharSequence sender);
      public Message setData(String dataMimeType, Uri dataUri);
      public CharSequence getText();
    }
  }
  public static class DecoratedCustomViewStyle extends Style {
    public DecoratedCustomViewStyle();
  }
  public static class Action {
    public int icon;
    public CharSequence title;
    public PendingIntent actionIntent;
    public Action(int icon, CharSequence title, PendingIntent intent);
    public Action(IconCompat icon, CharSequence title, PendingIntent intent);
    public Bundle getExtras();
    public RemoteInput[] getRemoteInputs();
    public static final class Builder {
      public Builder(int icon, CharSequence title, PendingIntent intent);
      public Builder(IconCompat icon, CharSequence title, PendingIntent intent);
      public Builder(Action action);
      public Builder addExtras(Bundle extras);
      public Builder addRemoteInput(RemoteInput remoteInput);
      public Builder setAllowGeneratedReplies(boolean allowGeneratedReplies);
      public Builder setSemanticAction(int semanticAction);
      public Builder setShowsUserInterface(boolean showsUserInterface);
      public Action build();
    }
  }
  public interface Extender {
    Builder extend(Builder builder);
  }
  public static final class WearableExtender implements Extender {
    public WearableExtender();
    public WearableExtender(Notification n);
    public Builder extend(Builder builder);
    public WearableExtender addAction(Action action);
    public WearableExtender addPage(Notification page);
    public WearableExtender setBackground(Bitmap background);
    public WearableExtender setHintHideIcon(boolean hintHideIcon);
  }
  public static final class CarExtender implements Extender {
    public CarExtender();
    public Builder extend(Builder builder);
  }
}

public abstract class NotificationCompatSideChannelService extends Service {
  public NotificationCompatSideChannelService();
  public IBinder onBind(Intent intent);
  public abstract void notify(String packageName, int id, String tag, Notification notification);
  public abstract void cancel(String packageName, int id, String tag);
  public abstract void cancelAll(String packageName);
}

public class CoreComponentFactory extends android.app.AppComponentFactory {
  public CoreComponentFactory();
}

public final class PendingIntentCompat {
  public static PendingIntent getActivity(Context context, int requestCode, Intent intent, int flags, boolean isMutable);
  public static PendingIntent getBroadcast(Context context, int requestCode, Intent intent, int flags, boolean isMutable);
  public static PendingIntent getService(Context context, int requestCode, Intent intent, int flags, boolean isMutable);
  public static PendingIntent getForegroundService(Context context, int requestCode, Intent intent, int flags, boolean isMutable);
}
