package fixture;

import android.app.Activity;
import android.content.Context;
import android.os.Bundle;
import android.text.Editable;
import android.text.TextWatcher;
import android.view.View;
import androidx.databinding.DataBindingUtil;
import fixture.databinding.ActivityMainBinding;
import fixture.databinding.SettingsBinding;

/** The classes that the build makes of layouts. */
class Bound extends Activity {
  private ActivityMainBinding binding;

  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    super.onCreate(state);
    binding = ActivityMainBinding.inflate(getLayoutInflater());
    setContentView(binding.getRoot());
    binding.saveButton.setOnClickListener(view -> save()); //~ origin(main) entry-callback view.input
    binding.tools.all.setOnCheckedChangeListener((button, isChecked) -> save()); //~ origin(main) entry-callback view.input
    binding.chart.whenDrawn(() -> save()); //~ origin(thread lambda in Bound.onCreate) thread thread.start
    binding.unseen.setOnPaint(view -> save()); //~ origin(main) entry-callback general assumed
    binding.text.addTextChangedListener(new TextWatcher() {
      @Override
      public void beforeTextChanged(CharSequence text, int start, int count, int after) {} //~ origin(main) entry-callback view.input

      @Override
      public void onTextChanged(CharSequence text, int start, int before, int count) {} //~ origin(main) entry-callback view.input

      @Override
      public void afterTextChanged(Editable text) {} //~ origin(main) entry-callback view.input
    });
    SettingsBinding settings = DataBindingUtil.setContentView(this, R.layout.settings);
    settings.volume.setOnClickListener(view -> save()); //~ origin(main) entry-callback view.input
    settings.setTask(this::save); //~ origin(unknown) posted-callback escape assumed
  }

  void save() {}

  static class Chart extends View {
    Chart(Context context) {
      super(context);
    }

    void whenDrawn(Runnable task) {
      new Thread(task).start();
    }
  }
}
