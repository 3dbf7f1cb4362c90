package androidx.core.content.pm;

import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.IntentSender;
import android.content.pm.PackageInfo;
import androidx.core.graphics.drawable.IconCompat;
import java.util.List;

public class ShortcutInfoCompat {
  public String getId();
  public Intent getIntent();
  public static class Builder {
    public Builder(Context context, String id);
    public Builder setShortLabel(CharSequence shortLabel);
    public Builder setLongLabel(CharSequence longLabel);
    public Builder setIntent(Intent intent);
    public Builder setIntents(Intent[] intents);
    public Builder setIcon(IconCompat icon);
    public Builder setActivity(ComponentName activity);
    public ShortcutInfoCompat build();
  }
}

public class ShortcutManagerCompat {
  public static boolean isRequestPinShortcutSupported(Context context);
  public static boolean requestPinShortcut(Context context, ShortcutInfoCompat shortcut, IntentSender callback);
  public static Intent createShortcutResultIntent(Context context, ShortcutInfoCompat shortcut);
  public static boolean addDynamicShortcuts(Context context, List<ShortcutInfoCompat> shortcutInfoList);
  public static boolean pushDynamicShortcut(Context context, ShortcutInfoCompat shortcut);
  public static void removeAllDynamicShortcuts(Context context);
}

public final class PackageInfoCompat {
  public static long getLongVersionCode(PackageInfo info);
}
