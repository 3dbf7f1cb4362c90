package fixture;

import android.content.SharedPreferences;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.ViewModel;

/** Listens as long as somebody looks. */
class Living extends ViewModel {
  static class Setting extends LiveData<String> implements SharedPreferences.OnSharedPreferenceChangeListener {
    private final SharedPreferences settings;

    Setting(SharedPreferences settings) {
      this.settings = settings;
    }

    @Override
    protected void onActive() { //~ origin(main) entry-callback live-data.lifecycle
      settings.registerOnSharedPreferenceChangeListener(this);
    }

    @Override
    protected void onInactive() { //~ origin(main) entry-callback live-data.lifecycle
      settings.unregisterOnSharedPreferenceChangeListener(this);
    }

    @Override
    public void onSharedPreferenceChanged(SharedPreferences changed, String key) { //~ origin(main) entry-callback preference.changed
      setValue(changed.getString(key, ""));
    }
  }

  static Setting of(SharedPreferences settings) {
    return new Setting(settings);
  }
}
