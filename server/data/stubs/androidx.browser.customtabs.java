package androidx.browser.customtabs;

import android.app.PendingIntent;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.ServiceConnection;
import android.graphics.Bitmap;
import android.net.Uri;
import android.os.Bundle;
import java.util.List;

public class CustomTabsClient {
  public static boolean bindCustomTabsService(Context context, String packageName, CustomTabsServiceConnection connection);
  public static String getPackageName(Context context, List<String> packages);
  public boolean warmup(long flags);
  public CustomTabsSession newSession(CustomTabsCallback callback);
}

public abstract class CustomTabsServiceConnection implements ServiceConnection {
  public CustomTabsServiceConnection();
  public final void onServiceConnected(ComponentName name, android.os.IBinder service);
  public abstract void onCustomTabsServiceConnected(ComponentName name, CustomTabsClient client);
}

public class CustomTabsCallback {
  public CustomTabsCallback();
  public void onNavigationEvent(int navigationEvent, Bundle extras);
  public void extraCallback(String callbackName, Bundle args);
}

public final class CustomTabsSession {
  public boolean mayLaunchUrl(Uri url, Bundle extras, List<Bundle> otherLikelyBundles);
}

public final class CustomTabsIntent {
  public final Intent intent = null;
  public void launchUrl(Context context, Uri url);
  public static final class Builder {
    public Builder();
    public Builder(CustomTabsSession session);
    public Builder setToolbarColor(int color);
    public Builder setSecondaryToolbarColor(int color);
    public Builder setNavigationBarColor(int color);
    public Builder setColorScheme(int colorScheme);
    public Builder setShareState(int shareState);
    public Builder setUrlBarHidingEnabled(boolean enabled);
    public Builder setShowTitle(boolean showTitle);
    public Builder addDefaultShareMenuItem();
    public Builder setCloseButtonIcon(Bitmap icon);
    public Builder setActionButton(Bitmap icon, String description, PendingIntent pendingIntent);
    public Builder addMenuItem(String label, PendingIntent pendingIntent);
    public Builder setStartAnimations(Context context, int enterResId, int exitResId);
    public Builder setExitAnimations(Context context, int enterResId, int exitResId);
    public CustomTabsIntent build();
  }
}
