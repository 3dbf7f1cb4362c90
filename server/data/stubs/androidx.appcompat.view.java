package androidx.appcompat.view;

import android.content.Context;
import android.content.ContextWrapper;
import android.content.res.Resources;
import android.view.Menu;
import android.view.MenuInflater;
import android.view.MenuItem;
import android.view.View;

public abstract class ActionMode {
  public ActionMode();
  public void setTag(Object tag);
  public Object getTag();
  public abstract void setTitle(CharSequence title);
  public abstract void setTitle(int resId);
  public abstract void setSubtitle(CharSequence subtitle);
  public abstract void setSubtitle(int resId);
  public void setTitleOptionalHint(boolean titleOptional);
  public boolean getTitleOptionalHint();
  public boolean isTitleOptional();
  public abstract void setCustomView(View view);
  public abstract void invalidate();
  public abstract void finish();
  public abstract Menu getMenu();
  public abstract CharSequence getTitle();
  public abstract CharSequence getSubtitle();
  public abstract View getCustomView();
  public abstract MenuInflater getMenuInflater();
  public interface Callback {
    boolean onCreateActionMode(ActionMode mode, Menu menu);
    boolean onPrepareActionMode(ActionMode mode, Menu menu);
    boolean onActionItemClicked(ActionMode mode, MenuItem item);
    void onDestroyActionMode(ActionMode mode);
  }
}

public class ContextThemeWrapper extends ContextWrapper {
  public ContextThemeWrapper() { super(null); }
  public ContextThemeWrapper(Context base, int themeResId) { super(base); }
  public ContextThemeWrapper(Context base, Resources.Theme theme) { super(base); }
  public int getThemeResId();
}

public interface CollapsibleActionView {
  void onActionViewExpanded();
  void onActionViewCollapsed();
}

public class SupportMenuInflater extends MenuInflater {
  public SupportMenuInflater(Context context) { super(context); }
}
