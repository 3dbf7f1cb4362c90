package androidx.core.view.accessibility;

import android.graphics.Rect;
import android.os.Bundle;
import android.view.View;
import android.view.accessibility.AccessibilityEvent;
import android.view.accessibility.AccessibilityManager;
import android.view.accessibility.AccessibilityNodeInfo;

public class AccessibilityNodeInfoCompat {
  public static final int ACTION_CLICK = 16;
  public static final int ACTION_LONG_CLICK = 32;
  public static final int ACTION_SCROLL_FORWARD = 4096;
  public static final int ACTION_SCROLL_BACKWARD = 8192;
  public static AccessibilityNodeInfoCompat wrap(AccessibilityNodeInfo info);
  public static AccessibilityNodeInfoCompat obtain();
  public AccessibilityNodeInfo unwrap();
  public void addAction(int action);
  public void addAction(AccessibilityActionCompat action);
  public void setClassName(CharSequence className);
  public void setContentDescription(CharSequence contentDescription);
  public void setText(CharSequence text);
  public CharSequence getText();
  public void setCheckable(boolean checkable);
  public void setChecked(boolean checked);
  public void setClickable(boolean clickable);
  public void setEnabled(boolean enabled);
  public void setScrollable(boolean scrollable);
  public void setHeading(boolean isHeading);
  public void setRoleDescription(CharSequence roleDescription);
  public void setBoundsInParent(Rect bounds);
  public void setCollectionInfo(Object collectionInfo);
  public static class AccessibilityActionCompat {
    public AccessibilityActionCompat(int actionId, CharSequence label);
    public static final AccessibilityActionCompat ACTION_CLICK = null;
    public static final AccessibilityActionCompat ACTION_SCROLL_FORWARD = null;
    public static final AccessibilityActionCompat ACTION_SCROLL_BACKWARD = null;
    public int getId();
  }
  public static class CollectionInfoCompat {
    public static CollectionInfoCompat obtain(int rowCount, int columnCount, boolean hierarchical);
  }
}

public class AccessibilityNodeProviderCompat {
  public AccessibilityNodeProviderCompat();
  public AccessibilityNodeInfoCompat createAccessibilityNodeInfo(int virtualViewId);
  public boolean performAction(int virtualViewId, int action, Bundle arguments);
}

public final class AccessibilityEventCompat {
  public static void setContentChangeTypes(AccessibilityEvent event, int changeTypes);
}

public final class AccessibilityManagerCompat {
  public static boolean isTouchExplorationEnabled(AccessibilityManager manager);
}

public interface AccessibilityViewCommand {
  boolean perform(View view, CommandArguments arguments);
  abstract class CommandArguments {}
}
