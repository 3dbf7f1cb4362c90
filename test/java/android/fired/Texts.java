package fixture;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.text.Editable;
import android.text.TextWatcher;
import android.widget.EditText;

/** A text that is set by code is told to who watches it. */
class Texts extends Activity {
  private final Handler handler = new Handler();
  private EditText field;

  private final TextWatcher watcher =
      new TextWatcher() {
        @Override
        public void beforeTextChanged(CharSequence text, int start, int count, int after) {} //~ origin(main) entry-callback view.input

        @Override
        public void onTextChanged(CharSequence text, int start, int before, int count) {} //~ origin(main) entry-callback view.input

        @Override
        public void afterTextChanged(Editable text) { //~ origin(main) entry-callback view.input
          handler.post(() -> setTitle("changed")); //~ origin(main) posted-callback handler.post //~ from(Handler.post) TextWatcher.afterTextChanged in Texts.watcher, Texts.onResume
        }
      };

  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    field = findViewById(R.id.field);
    field.addTextChangedListener(watcher);
  }

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    field.setText("again");
  }

  @Override
  protected void onPause() { //~ origin(main) entry-callback activity.lifecycle
    field.removeTextChangedListener(watcher);
    field.setText("");
    field.addTextChangedListener(watcher);
  }
}
