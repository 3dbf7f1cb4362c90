package androidx.appcompat.widget;

import android.app.SearchableInfo;
import android.content.Context;
import android.content.Intent;
import android.content.res.ColorStateList;
import android.content.res.TypedArray;
import android.graphics.PorterDuff;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.Menu;
import android.view.MenuInflater;
import android.view.MenuItem;
import android.view.View;
import android.view.ViewGroup;
import android.widget.AdapterView;
import android.widget.CompoundButton;
import android.widget.ListAdapter;
import android.widget.ListView;
import android.widget.PopupWindow;
import androidx.core.view.ActionProvider;
import androidx.core.view.MenuHost;
import androidx.core.view.MenuProvider;
import androidx.cursoradapter.widget.CursorAdapter;
import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.LifecycleOwner;

public class Toolbar extends ViewGroup implements MenuHost {
  public int getContentInsetStart();
  public int getContentInsetEnd();
  public int getContentInsetLeft();
  public int getContentInsetRight();
  public Drawable getCollapseIcon();
  public void setCollapseIcon(Drawable icon);
  public Toolbar(Context context) { super(context); }
  public Toolbar(Context context, AttributeSet attrs) { super(context, attrs); }
  public Toolbar(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setPopupTheme(int resId);
  public int getPopupTheme();
  public void setLogo(int resId);
  public void setLogo(Drawable drawable);
  public Drawable getLogo();
  public void setLogoDescription(CharSequence description);
  public boolean hasExpandedActionView();
  public void collapseActionView();
  public CharSequence getTitle();
  public void setTitle(int resId);
  public void setTitle(CharSequence title);
  public CharSequence getSubtitle();
  public void setSubtitle(int resId);
  public void setSubtitle(CharSequence subtitle);
  public void setTitleTextAppearance(Context context, int resId);
  public void setSubtitleTextAppearance(Context context, int resId);
  public void setTitleTextColor(int color);
  public void setTitleTextColor(ColorStateList color);
  public void setSubtitleTextColor(int color);
  public CharSequence getNavigationContentDescription();
  public void setNavigationContentDescription(int resId);
  public void setNavigationContentDescription(CharSequence description);
  public void setNavigationIcon(int resId);
  public void setNavigationIcon(Drawable icon);
  public Drawable getNavigationIcon();
  public void setNavigationOnClickListener(View.OnClickListener listener);
  public Menu getMenu();
  public void setOverflowIcon(Drawable icon);
  public Drawable getOverflowIcon();
  public void inflateMenu(int resId);
  public void setOnMenuItemClickListener(OnMenuItemClickListener listener);
  public boolean showOverflowMenu();
  public boolean hideOverflowMenu();
  public boolean isOverflowMenuShowing();
  public void dismissPopupMenus();
  public void setContentInsetsRelative(int contentInsetStart, int contentInsetEnd);
  public void setContentInsetsAbsolute(int contentInsetLeft, int contentInsetRight);
  public void setCollapsible(boolean collapsible);
  public void addMenuProvider(MenuProvider provider);
  public void addMenuProvider(MenuProvider provider, LifecycleOwner owner);
  public void addMenuProvider(MenuProvider provider, LifecycleOwner owner, Lifecycle.State state);
  public void removeMenuProvider(MenuProvider provider);
  public void invalidateMenu();
  protected void onLayout(boolean changed, int l, int t, int r, int b);
  public interface OnMenuItemClickListener {
    boolean onMenuItemClick(MenuItem item);
  }
  public static class LayoutParams extends androidx.appcompat.app.ActionBar.LayoutParams {
    public LayoutParams(Context c, AttributeSet attrs) { super(c, attrs); }
    public LayoutParams(int width, int height) { super(width, height); }
    public LayoutParams(int width, int height, int gravity) { super(width, height, gravity); }
    public LayoutParams(int gravity) { super(gravity); }
    public LayoutParams(ViewGroup.LayoutParams source) { super(source); }
  }
}

public class SearchView extends LinearLayoutCompat implements CollapsibleView {
  public SearchView(Context context) { super(context); }
  public SearchView(Context context, AttributeSet attrs) { super(context, attrs); }
  public SearchView(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setSearchableInfo(SearchableInfo searchable);
  public void setImeOptions(int imeOptions);
  public int getImeOptions();
  public void setInputType(int inputType);
  public int getInputType();
  public void setOnQueryTextListener(OnQueryTextListener listener);
  public void setOnCloseListener(OnCloseListener listener);
  public void setOnQueryTextFocusChangeListener(View.OnFocusChangeListener listener);
  public void setOnSuggestionListener(OnSuggestionListener listener);
  public void setOnSearchClickListener(View.OnClickListener listener);
  public CharSequence getQuery();
  public void setQuery(CharSequence query, boolean submit);
  public void setQueryHint(CharSequence hint);
  public CharSequence getQueryHint();
  public void setIconifiedByDefault(boolean iconified);
  public boolean isIconifiedByDefault();
  public void setIconified(boolean iconify);
  public boolean isIconified();
  public void setSubmitButtonEnabled(boolean enabled);
  public boolean isSubmitButtonEnabled();
  public void setQueryRefinementEnabled(boolean enable);
  public boolean isQueryRefinementEnabled();
  public void setSuggestionsAdapter(CursorAdapter adapter);
  public CursorAdapter getSuggestionsAdapter();
  public void setMaxWidth(int maxpixels);
  public int getMaxWidth();
  public void onActionViewCollapsed();
  public void onActionViewExpanded();
  public interface OnQueryTextListener {
    boolean onQueryTextSubmit(String query);
    boolean onQueryTextChange(String newText);
  }
  public interface OnCloseListener {
    boolean onClose();
  }
  public interface OnSuggestionListener {
    boolean onSuggestionSelect(int position);
    boolean onSuggestionClick(int position);
  }
  public static class SearchAutoComplete extends AppCompatAutoCompleteTextView {
    public SearchAutoComplete(Context context) { super(context); }
    public SearchAutoComplete(Context context, AttributeSet attrs) { super(context, attrs); }
    public SearchAutoComplete(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  }
}

public interface CollapsibleView extends androidx.appcompat.view.CollapsibleActionView {}

public class LinearLayoutCompat extends ViewGroup {
  public LinearLayoutCompat(Context context) { super(context); }
  public LinearLayoutCompat(Context context, AttributeSet attrs) { super(context, attrs); }
  public LinearLayoutCompat(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public static final int HORIZONTAL = 0;
  public static final int VERTICAL = 1;
  public static final int SHOW_DIVIDER_NONE = 0;
  public static final int SHOW_DIVIDER_BEGINNING = 1;
  public static final int SHOW_DIVIDER_MIDDLE = 2;
  public static final int SHOW_DIVIDER_END = 4;
  public void setOrientation(int orientation);
  public int getOrientation();
  public void setGravity(int gravity);
  public int getGravity();
  public void setShowDividers(int showDividers);
  public void setDividerDrawable(Drawable divider);
  public void setDividerPadding(int padding);
  public void setWeightSum(float weightSum);
  protected void onLayout(boolean changed, int l, int t, int r, int b);
  public static class LayoutParams extends android.widget.LinearLayout.LayoutParams {
    public LayoutParams(Context c, AttributeSet attrs) { super(c, attrs); }
    public LayoutParams(int width, int height) { super(width, height); }
    public LayoutParams(int width, int height, float weight) { super(width, height, weight); }
    public LayoutParams(ViewGroup.LayoutParams p) { super(p); }
  }
}

public class PopupMenu {
  public PopupMenu(Context context, View anchor);
  public PopupMenu(Context context, View anchor, int gravity);
  public PopupMenu(Context context, View anchor, int gravity, int popupStyleAttr, int popupStyleRes);
  public void setGravity(int gravity);
  public int getGravity();
  public View.OnTouchListener getDragToOpenListener();
  public Menu getMenu();
  public MenuInflater getMenuInflater();
  public void inflate(int menuRes);
  public void show();
  public void dismiss();
  public void setOnMenuItemClickListener(OnMenuItemClickListener listener);
  public void setOnDismissListener(OnDismissListener listener);
  public void setForceShowIcon(boolean forceShowIcon);
  public interface OnDismissListener {
    void onDismiss(PopupMenu menu);
  }
  public interface OnMenuItemClickListener {
    boolean onMenuItemClick(MenuItem item);
  }
}

public class ListPopupWindow {
  public ListPopupWindow(Context context);
  public ListPopupWindow(Context context, AttributeSet attrs);
  public ListPopupWindow(Context context, AttributeSet attrs, int defStyleAttr);
  public void setAdapter(ListAdapter adapter);
  public void setModal(boolean modal);
  public boolean isShowing();
  public void setBackgroundDrawable(Drawable d);
  public void setAnchorView(View anchor);
  public void setWidth(int width);
  public void setHeight(int height);
  public void setContentWidth(int width);
  public void setHorizontalOffset(int offset);
  public void setVerticalOffset(int offset);
  public void setDropDownGravity(int gravity);
  public void setOnItemClickListener(AdapterView.OnItemClickListener clickListener);
  public void setOnItemSelectedListener(AdapterView.OnItemSelectedListener selectedListener);
  public void setOnDismissListener(PopupWindow.OnDismissListener listener);
  public void show();
  public void dismiss();
  public ListView getListView();
}

public class ShareActionProvider extends ActionProvider {
  public ShareActionProvider(Context context) { super(context); }
  public void setOnShareTargetSelectedListener(OnShareTargetSelectedListener listener);
  public View onCreateActionView();
  public void setShareHistoryFileName(String shareHistoryFile);
  public void setShareIntent(Intent shareIntent);
  public interface OnShareTargetSelectedListener {
    boolean onShareTargetSelected(ShareActionProvider source, Intent intent);
  }
}

public class ActionMenuView extends LinearLayoutCompat {
  public ActionMenuView(Context context) { super(context); }
  public ActionMenuView(Context context, AttributeSet attrs) { super(context, attrs); }
  public void setOnMenuItemClickListener(OnMenuItemClickListener listener);
  public Menu getMenu();
  public boolean showOverflowMenu();
  public boolean hideOverflowMenu();
  public interface OnMenuItemClickListener {
    boolean onMenuItemClick(MenuItem item);
  }
}

public class SwitchCompat extends CompoundButton {
  public SwitchCompat(Context context) { super(context); }
  public SwitchCompat(Context context, AttributeSet attrs) { super(context, attrs); }
  public SwitchCompat(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setTextOn(CharSequence textOn);
  public CharSequence getTextOn();
  public void setTextOff(CharSequence textOff);
  public CharSequence getTextOff();
  public void setShowText(boolean showText);
  public void setThumbDrawable(Drawable thumb);
  public void setThumbResource(int resId);
  public void setThumbTintList(ColorStateList tint);
  public void setTrackDrawable(Drawable track);
  public void setTrackResource(int resId);
  public void setTrackTintList(ColorStateList tint);
  public void setSwitchPadding(int pixels);
  public void setSwitchMinWidth(int pixels);
}

public class TooltipCompat {
  public static void setTooltipText(View view, CharSequence tooltipText);
}

public class TintTypedArray {
  public static TintTypedArray obtainStyledAttributes(Context context, AttributeSet set, int[] attrs);
  public TypedArray getWrappedTypeArray();
  public Drawable getDrawable(int index);
  public int getColor(int index, int defValue);
  public int getResourceId(int index, int defValue);
  public void recycle();
}

public class ViewStubCompat extends View {
  public ViewStubCompat(Context context, AttributeSet attrs) { super(context, attrs); }
  public View inflate();
  public void setLayoutResource(int layoutResource);
}

public class AppCompatAutoCompleteTextView extends android.widget.AutoCompleteTextView {
  public AppCompatAutoCompleteTextView(Context context) { super(context); }
  public AppCompatAutoCompleteTextView(Context context, AttributeSet attrs) { super(context, attrs); }
  public AppCompatAutoCompleteTextView(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setSupportBackgroundTintList(ColorStateList tint);
  public ColorStateList getSupportBackgroundTintList();
  public void setSupportBackgroundTintMode(PorterDuff.Mode tintMode);
}

public class AppCompatButton extends android.widget.Button {
  public AppCompatButton(Context context) { super(context); }
  public AppCompatButton(Context context, AttributeSet attrs) { super(context, attrs); }
  public AppCompatButton(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setSupportBackgroundTintList(ColorStateList tint);
  public ColorStateList getSupportBackgroundTintList();
  public void setSupportBackgroundTintMode(PorterDuff.Mode tintMode);
}

public class AppCompatCheckBox extends android.widget.CheckBox {
  public AppCompatCheckBox(Context context) { super(context); }
  public AppCompatCheckBox(Context context, AttributeSet attrs) { super(context, attrs); }
  public AppCompatCheckBox(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setSupportBackgroundTintList(ColorStateList tint);
  public ColorStateList getSupportBackgroundTintList();
  public void setSupportBackgroundTintMode(PorterDuff.Mode tintMode);
}

public class AppCompatCheckedTextView extends android.widget.CheckedTextView {
  public AppCompatCheckedTextView(Context context) { super(context); }
  public AppCompatCheckedTextView(Context context, AttributeSet attrs) { super(context, attrs); }
  public AppCompatCheckedTextView(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setSupportBackgroundTintList(ColorStateList tint);
  public ColorStateList getSupportBackgroundTintList();
  public void setSupportBackgroundTintMode(PorterDuff.Mode tintMode);
}

public class AppCompatEditText extends android.widget.EditText {
  public AppCompatEditText(Context context) { super(context); }
  public AppCompatEditText(Context context, AttributeSet attrs) { super(context, attrs); }
  public AppCompatEditText(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setSupportBackgroundTintList(ColorStateList tint);
  public ColorStateList getSupportBackgroundTintList();
  public void setSupportBackgroundTintMode(PorterDuff.Mode tintMode);
}

public class AppCompatImageButton extends android.widget.ImageButton {
  public AppCompatImageButton(Context context) { super(context); }
  public AppCompatImageButton(Context context, AttributeSet attrs) { super(context, attrs); }
  public AppCompatImageButton(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setSupportBackgroundTintList(ColorStateList tint);
  public ColorStateList getSupportBackgroundTintList();
  public void setSupportBackgroundTintMode(PorterDuff.Mode tintMode);
}

public class AppCompatImageView extends android.widget.ImageView {
  public AppCompatImageView(Context context) { super(context); }
  public AppCompatImageView(Context context, AttributeSet attrs) { super(context, attrs); }
  public AppCompatImageView(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setSupportBackgroundTintList(ColorStateList tint);
  public ColorStateList getSupportBackgroundTintList();
  public void setSupportBackgroundTintMode(PorterDuff.Mode tintMode);
}

public class AppCompatMultiAutoCompleteTextView extends android.widget.MultiAutoCompleteTextView {
  public AppCompatMultiAutoCompleteTextView(Context context) { super(context); }
  public AppCompatMultiAutoCompleteTextView(Context context, AttributeSet attrs) { super(context, attrs); }
  public AppCompatMultiAutoCompleteTextView(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setSupportBackgroundTintList(ColorStateList tint);
  public ColorStateList getSupportBackgroundTintList();
  public void setSupportBackgroundTintMode(PorterDuff.Mode tintMode);
}

public class AppCompatRadioButton extends android.widget.RadioButton {
  public AppCompatRadioButton(Context context) { super(context); }
  public AppCompatRadioButton(Context context, AttributeSet attrs) { super(context, attrs); }
  public AppCompatRadioButton(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setSupportBackgroundTintList(ColorStateList tint);
  public ColorStateList getSupportBackgroundTintList();
  public void setSupportBackgroundTintMode(PorterDuff.Mode tintMode);
}

public class AppCompatRatingBar extends android.widget.RatingBar {
  public AppCompatRatingBar(Context context) { super(context); }
  public AppCompatRatingBar(Context context, AttributeSet attrs) { super(context, attrs); }
  public AppCompatRatingBar(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setSupportBackgroundTintList(ColorStateList tint);
  public ColorStateList getSupportBackgroundTintList();
  public void setSupportBackgroundTintMode(PorterDuff.Mode tintMode);
}

public class AppCompatSeekBar extends android.widget.SeekBar {
  public AppCompatSeekBar(Context context) { super(context); }
  public AppCompatSeekBar(Context context, AttributeSet attrs) { super(context, attrs); }
  public AppCompatSeekBar(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setSupportBackgroundTintList(ColorStateList tint);
  public ColorStateList getSupportBackgroundTintList();
  public void setSupportBackgroundTintMode(PorterDuff.Mode tintMode);
}

public class AppCompatSpinner extends android.widget.Spinner {
  public AppCompatSpinner(Context context) { super(context); }
  public AppCompatSpinner(Context context, AttributeSet attrs) { super(context, attrs); }
  public AppCompatSpinner(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setSupportBackgroundTintList(ColorStateList tint);
  public ColorStateList getSupportBackgroundTintList();
  public void setSupportBackgroundTintMode(PorterDuff.Mode tintMode);
}

public class AppCompatTextView extends android.widget.TextView {
  public AppCompatTextView(Context context) { super(context); }
  public AppCompatTextView(Context context, AttributeSet attrs) { super(context, attrs); }
  public AppCompatTextView(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setSupportBackgroundTintList(ColorStateList tint);
  public ColorStateList getSupportBackgroundTintList();
  public void setSupportBackgroundTintMode(PorterDuff.Mode tintMode);
}

public class AppCompatToggleButton extends android.widget.ToggleButton {
  public AppCompatToggleButton(Context context) { super(context); }
  public AppCompatToggleButton(Context context, AttributeSet attrs) { super(context, attrs); }
  public AppCompatToggleButton(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setSupportBackgroundTintList(ColorStateList tint);
  public ColorStateList getSupportBackgroundTintList();
  public void setSupportBackgroundTintMode(PorterDuff.Mode tintMode);
}
