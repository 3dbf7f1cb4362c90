package androidx.preference;

import android.content.Context;
import android.content.DialogInterface;
import android.content.Intent;
import android.content.SharedPreferences;
import android.content.res.TypedArray;
import android.graphics.drawable.Drawable;
import android.os.Bundle;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.EditText;
import androidx.fragment.app.DialogFragment;
import androidx.fragment.app.Fragment;
import androidx.recyclerview.widget.RecyclerView;
import java.util.Set;

public class Preference implements Comparable<Preference> {
  public boolean isIconSpaceReserved();
  public boolean shouldDisableDependents();
  public void notifyDependencyChange(boolean disableDependents);
  public void onDependencyChanged(Preference dependency, boolean disableDependent);
  public Bundle peekExtras();
  public boolean isShown();
  public long getId();
  public Preference(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes);
  public Preference(Context context, AttributeSet attrs, int defStyleAttr);
  public Preference(Context context, AttributeSet attrs);
  public Preference(Context context);
  protected Object onGetDefaultValue(TypedArray a, int index);
  public void setIntent(Intent intent);
  public Intent getIntent();
  public void setFragment(String fragment);
  public String getFragment();
  public void setPreferenceDataStore(PreferenceDataStore dataStore);
  public PreferenceDataStore getPreferenceDataStore();
  public Bundle getExtras();
  public void setLayoutResource(int layoutResId);
  public void setWidgetLayoutResource(int widgetLayoutResId);
  public void onBindViewHolder(PreferenceViewHolder holder);
  public void setOrder(int order);
  public int getOrder();
  public void setTitle(CharSequence title);
  public void setTitle(int titleResId);
  public CharSequence getTitle();
  public void setIcon(Drawable icon);
  public void setIcon(int iconResId);
  public Drawable getIcon();
  public CharSequence getSummary();
  public void setSummary(CharSequence summary);
  public void setSummary(int summaryResId);
  public void setEnabled(boolean enabled);
  public boolean isEnabled();
  public void setSelectable(boolean selectable);
  public boolean isSelectable();
  public final void setVisible(boolean visible);
  public final boolean isVisible();
  protected void onClick();
  public void setKey(String key);
  public String getKey();
  public boolean hasKey();
  public boolean isPersistent();
  protected boolean shouldPersist();
  public void setPersistent(boolean persistent);
  public void setIconSpaceReserved(boolean iconSpaceReserved);
  public void setSingleLineTitle(boolean singleLineTitle);
  public boolean callChangeListener(Object newValue);
  public void setOnPreferenceChangeListener(OnPreferenceChangeListener listener);
  public OnPreferenceChangeListener getOnPreferenceChangeListener();
  public void setOnPreferenceClickListener(OnPreferenceClickListener listener);
  public OnPreferenceClickListener getOnPreferenceClickListener();
  public final void setSummaryProvider(SummaryProvider summaryProvider);
  public final SummaryProvider getSummaryProvider();
  public Context getContext();
  public SharedPreferences getSharedPreferences();
  public int compareTo(Preference another);
  protected void notifyChanged();
  protected void notifyHierarchyChanged();
  public PreferenceManager getPreferenceManager();
  protected void onAttachedToHierarchy(PreferenceManager preferenceManager);
  public void onAttached();
  public void onDetached();
  protected void onPrepareForRemoval();
  public void setDependency(String dependencyKey);
  public String getDependency();
  public PreferenceGroup getParent();
  public void setDefaultValue(Object defaultValue);
  protected void onSetInitialValue(boolean restorePersistedValue, Object defaultValue);
  protected void onSetInitialValue(Object defaultValue);
  protected boolean persistString(String value);
  protected String getPersistedString(String defaultReturnValue);
  public boolean persistStringSet(Set<String> values);
  public Set<String> getPersistedStringSet(Set<String> defaultReturnValue);
  protected boolean persistInt(int value);
  protected int getPersistedInt(int defaultReturnValue);
  protected boolean persistFloat(float value);
  protected float getPersistedFloat(float defaultReturnValue);
  protected boolean persistLong(long value);
  protected long getPersistedLong(long defaultReturnValue);
  protected boolean persistBoolean(boolean value);
  protected boolean getPersistedBoolean(boolean defaultReturnValue);
  protected Parcelable onSaveInstanceState();
  protected void onRestoreInstanceState(Parcelable state);
  public void setShouldDisableView(boolean shouldDisableView);
  public interface OnPreferenceChangeListener {
    boolean onPreferenceChange(Preference preference, Object newValue);
  }
  public interface OnPreferenceClickListener {
    boolean onPreferenceClick(Preference preference);
  }
  public interface SummaryProvider<T extends Preference> {
    CharSequence provideSummary(T preference);
  }
  public static class BaseSavedState extends android.view.AbsSavedState {
    public BaseSavedState(android.os.Parcel source) { super(source); }
    public BaseSavedState(Parcelable superState) { super(superState); }
  }
}

public abstract class PreferenceDataStore {
  public PreferenceDataStore();
  public void putString(String key, String value);
  public void putStringSet(String key, Set<String> values);
  public void putInt(String key, int value);
  public void putLong(String key, long value);
  public void putFloat(String key, float value);
  public void putBoolean(String key, boolean value);
  public String getString(String key, String defValue);
  public Set<String> getStringSet(String key, Set<String> defValues);
  public int getInt(String key, int defValue);
  public long getLong(String key, long defValue);
  public float getFloat(String key, float defValue);
  public boolean getBoolean(String key, boolean defValue);
}

public class PreferenceViewHolder extends RecyclerView.ViewHolder {
  protected PreferenceViewHolder(View itemView) { super(itemView); }
  public View findViewById(int id);
  public boolean isDividerAllowedAbove();
  public void setDividerAllowedAbove(boolean allowed);
  public void setDividerAllowedBelow(boolean allowed);
}

public abstract class PreferenceGroup extends Preference {
  public PreferenceGroup(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) { super(context, attrs, defStyleAttr, defStyleRes); }
  public PreferenceGroup(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public PreferenceGroup(Context context, AttributeSet attrs) { super(context, attrs); }
  public PreferenceGroup(Context context) { super(context); }
  public void setOrderingAsAdded(boolean orderingAsAdded);
  public int getPreferenceCount();
  public Preference getPreference(int index);
  public boolean addPreference(Preference preference);
  public boolean removePreference(Preference preference);
  public boolean removePreferenceRecursively(CharSequence key);
  public void removeAll();
  public <T extends Preference> T findPreference(CharSequence key);
  public void setInitialExpandedChildrenCount(int expandedCount);
}

public class PreferenceCategory extends PreferenceGroup {
  public PreferenceCategory(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) { super(context, attrs, defStyleAttr, defStyleRes); }
  public PreferenceCategory(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public PreferenceCategory(Context context, AttributeSet attrs) { super(context, attrs); }
  public PreferenceCategory(Context context) { super(context); }
}

public final class PreferenceScreen extends PreferenceGroup {
  public PreferenceScreen(Context context, AttributeSet attrs) { super(context, attrs); }
}

public abstract class TwoStatePreference extends Preference {
  public TwoStatePreference(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) { super(context, attrs, defStyleAttr, defStyleRes); }
  public TwoStatePreference(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public TwoStatePreference(Context context, AttributeSet attrs) { super(context, attrs); }
  public TwoStatePreference(Context context) { super(context); }
  public void setChecked(boolean checked);
  public boolean isChecked();
  public void setSummaryOn(CharSequence summary);
  public void setSummaryOff(CharSequence summary);
  public void setDisableDependentsState(boolean disableDependentsState);
}

public class CheckBoxPreference extends TwoStatePreference {
  public CheckBoxPreference(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) { super(context, attrs, defStyleAttr, defStyleRes); }
  public CheckBoxPreference(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public CheckBoxPreference(Context context, AttributeSet attrs) { super(context, attrs); }
  public CheckBoxPreference(Context context) { super(context); }
}

public class SwitchPreference extends TwoStatePreference {
  public SwitchPreference(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) { super(context, attrs, defStyleAttr, defStyleRes); }
  public SwitchPreference(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public SwitchPreference(Context context, AttributeSet attrs) { super(context, attrs); }
  public SwitchPreference(Context context) { super(context); }
  public void setSwitchTextOn(CharSequence onText);
  public void setSwitchTextOff(CharSequence offText);
}

public class SwitchPreferenceCompat extends TwoStatePreference {
  public SwitchPreferenceCompat(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) { super(context, attrs, defStyleAttr, defStyleRes); }
  public SwitchPreferenceCompat(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public SwitchPreferenceCompat(Context context, AttributeSet attrs) { super(context, attrs); }
  public SwitchPreferenceCompat(Context context) { super(context); }
  public void setSwitchTextOn(CharSequence onText);
  public void setSwitchTextOff(CharSequence offText);
}

public class SeekBarPreference extends Preference {
  public SeekBarPreference(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) { super(context, attrs, defStyleAttr, defStyleRes); }
  public SeekBarPreference(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public SeekBarPreference(Context context, AttributeSet attrs) { super(context, attrs); }
  public SeekBarPreference(Context context) { super(context); }
  public void setMin(int min);
  public int getMin();
  public final void setMax(int max);
  public int getMax();
  public void setValue(int seekBarValue);
  public int getValue();
  public void setShowSeekBarValue(boolean showSeekBarValue);
  public void setUpdatesContinuously(boolean updatesContinuously);
}

public class DropDownPreference extends ListPreference {
  public DropDownPreference(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) { super(context, attrs, defStyleAttr, defStyleRes); }
  public DropDownPreference(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public DropDownPreference(Context context, AttributeSet attrs) { super(context, attrs); }
  public DropDownPreference(Context context) { super(context); }
}

public abstract class DialogPreference extends Preference {
  public DialogPreference(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) { super(context, attrs, defStyleAttr, defStyleRes); }
  public DialogPreference(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public DialogPreference(Context context, AttributeSet attrs) { super(context, attrs); }
  public DialogPreference(Context context) { super(context); }
  public void setDialogTitle(CharSequence dialogTitle);
  public void setDialogTitle(int dialogTitleResId);
  public CharSequence getDialogTitle();
  public void setDialogMessage(CharSequence dialogMessage);
  public void setDialogIcon(Drawable dialogIcon);
  public void setPositiveButtonText(CharSequence positiveButtonText);
  public void setNegativeButtonText(CharSequence negativeButtonText);
  public void setDialogLayoutResource(int dialogLayoutResId);
  public interface TargetFragment {
    <T extends Preference> T findPreference(CharSequence key);
  }
}

public class EditTextPreference extends DialogPreference {
  public EditTextPreference(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) { super(context, attrs, defStyleAttr, defStyleRes); }
  public EditTextPreference(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public EditTextPreference(Context context, AttributeSet attrs) { super(context, attrs); }
  public EditTextPreference(Context context) { super(context); }
  public void setText(String text);
  public String getText();
  public void setOnBindEditTextListener(OnBindEditTextListener onBindEditTextListener);
  public interface OnBindEditTextListener {
    void onBindEditText(EditText editText);
  }
}

public class ListPreference extends DialogPreference {
  public ListPreference(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) { super(context, attrs, defStyleAttr, defStyleRes); }
  public ListPreference(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public ListPreference(Context context, AttributeSet attrs) { super(context, attrs); }
  public ListPreference(Context context) { super(context); }
  public void setEntries(CharSequence[] entries);
  public void setEntries(int entriesResId);
  public CharSequence[] getEntries();
  public void setEntryValues(CharSequence[] entryValues);
  public void setEntryValues(int entryValuesResId);
  public CharSequence[] getEntryValues();
  public void setValue(String value);
  public String getValue();
  public CharSequence getEntry();
  public int findIndexOfValue(String value);
  public void setValueIndex(int index);
}

public class MultiSelectListPreference extends DialogPreference {
  public MultiSelectListPreference(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) { super(context, attrs, defStyleAttr, defStyleRes); }
  public MultiSelectListPreference(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public MultiSelectListPreference(Context context, AttributeSet attrs) { super(context, attrs); }
  public MultiSelectListPreference(Context context) { super(context); }
  public void setEntries(CharSequence[] entries);
  public CharSequence[] getEntries();
  public void setEntryValues(CharSequence[] entryValues);
  public CharSequence[] getEntryValues();
  public void setValues(Set<String> values);
  public Set<String> getValues();
  public int findIndexOfValue(String value);
}

public class PreferenceManager {
  public static SharedPreferences getDefaultSharedPreferences(Context context);
  public static String getDefaultSharedPreferencesName(Context context);
  public static void setDefaultValues(Context context, int resId, boolean readAgain);
  public static void setDefaultValues(Context context, String sharedPreferencesName, int sharedPreferencesMode, int resId, boolean readAgain);
  public PreferenceScreen createPreferenceScreen(Context context);
  public String getSharedPreferencesName();
  public void setSharedPreferencesName(String sharedPreferencesName);
  public void setSharedPreferencesMode(int sharedPreferencesMode);
  public void setStorageDeviceProtected();
  public void setPreferenceDataStore(PreferenceDataStore dataStore);
  public SharedPreferences getSharedPreferences();
  public PreferenceScreen getPreferenceScreen();
  public boolean setPreferences(PreferenceScreen preferenceScreen);
  public <T extends Preference> T findPreference(CharSequence key);
  public Context getContext();
  public interface OnPreferenceTreeClickListener {
    boolean onPreferenceTreeClick(Preference preference);
  }
  public interface OnDisplayPreferenceDialogListener {
    void onDisplayPreferenceDialog(Preference preference);
  }
  public interface OnNavigateToScreenListener {
    void onNavigateToScreen(PreferenceScreen preferenceScreen);
  }
}

public abstract class PreferenceFragmentCompat extends Fragment implements PreferenceManager.OnPreferenceTreeClickListener, PreferenceManager.OnDisplayPreferenceDialogListener, PreferenceManager.OnNavigateToScreenListener, DialogPreference.TargetFragment {
  public static final String ARG_PREFERENCE_ROOT = "";
  public PreferenceFragmentCompat();
  public abstract void onCreatePreferences(Bundle savedInstanceState, String rootKey);
  public PreferenceManager getPreferenceManager();
  public void setPreferenceScreen(PreferenceScreen preferenceScreen);
  public PreferenceScreen getPreferenceScreen();
  public void addPreferencesFromResource(int preferencesResId);
  public void setPreferencesFromResource(int preferencesResId, String key);
  public boolean onPreferenceTreeClick(Preference preference);
  public void onNavigateToScreen(PreferenceScreen preferenceScreen);
  public <T extends Preference> T findPreference(CharSequence key);
  public final RecyclerView getListView();
  public RecyclerView onCreateRecyclerView(LayoutInflater inflater, ViewGroup parent, Bundle savedInstanceState);
  protected RecyclerView.Adapter onCreateAdapter(PreferenceScreen preferenceScreen);
  public RecyclerView.LayoutManager onCreateLayoutManager();
  public void onDisplayPreferenceDialog(Preference preference);
  protected void onBindPreferences();
  public void setDivider(Drawable divider);
  public void setDividerHeight(int height);
  public void scrollToPreference(String key);
  public interface OnPreferenceStartFragmentCallback {
    boolean onPreferenceStartFragment(PreferenceFragmentCompat caller, Preference pref);
  }
  public interface OnPreferenceStartScreenCallback {
    boolean onPreferenceStartScreen(PreferenceFragmentCompat caller, PreferenceScreen pref);
  }
  public interface OnPreferenceDisplayDialogCallback {
    boolean onPreferenceDisplayDialog(PreferenceFragmentCompat caller, Preference pref);
  }
}

public abstract class PreferenceFragment extends android.app.Fragment implements PreferenceManager.OnPreferenceTreeClickListener, PreferenceManager.OnDisplayPreferenceDialogListener, PreferenceManager.OnNavigateToScreenListener, DialogPreference.TargetFragment {
  public PreferenceFragment();
  public abstract void onCreatePreferences(Bundle savedInstanceState, String rootKey);
  public PreferenceManager getPreferenceManager();
  public void setPreferenceScreen(PreferenceScreen preferenceScreen);
  public PreferenceScreen getPreferenceScreen();
  public void addPreferencesFromResource(int preferencesResId);
  public void setPreferencesFromResource(int preferencesResId, String key);
  public boolean onPreferenceTreeClick(Preference preference);
  public void onNavigateToScreen(PreferenceScreen preferenceScreen);
  public <T extends Preference> T findPreference(CharSequence key);
  public void onDisplayPreferenceDialog(Preference preference);
}

public abstract class PreferenceDialogFragmentCompat extends DialogFragment implements DialogInterface.OnClickListener {
  protected static final String ARG_KEY = "";
  public PreferenceDialogFragmentCompat();
  public DialogPreference getPreference();
  protected void onPrepareDialogBuilder(androidx.appcompat.app.AlertDialog.Builder builder);
  protected View onCreateDialogView(Context context);
  protected void onBindDialogView(View view);
  public void onClick(DialogInterface dialog, int which);
  public abstract void onDialogClosed(boolean positiveResult);
}

public class EditTextPreferenceDialogFragmentCompat extends PreferenceDialogFragmentCompat {
  public EditTextPreferenceDialogFragmentCompat();
  public static EditTextPreferenceDialogFragmentCompat newInstance(String key);
  public void onDialogClosed(boolean positiveResult);
}

public class ListPreferenceDialogFragmentCompat extends PreferenceDialogFragmentCompat {
  public ListPreferenceDialogFragmentCompat();
  public static ListPreferenceDialogFragmentCompat newInstance(String key);
  public void onDialogClosed(boolean positiveResult);
}
