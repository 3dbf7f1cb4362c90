package fixture;

import android.app.Activity;
import android.media.MediaDataSource;
import android.media.MediaPlayer;
import android.net.Uri;
import android.widget.MultiAutoCompleteTextView;
import androidx.documentfile.provider.DocumentFile;
import androidx.preference.PreferenceDataStore;
import androidx.preference.PreferenceManager;

/** Objects that views, settings and the media service ask, and some that only the app asks. */
class Helpers extends Activity {
  private MultiAutoCompleteTextView text;
  private PreferenceManager preferences;
  private MediaPlayer player;

  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    super.onStart();
    text.setTokenizer(new Words());
    preferences.setPreferenceDataStore(new Store());
    player.setDataSource(new Bytes());
    DocumentFile file = new Virtual();
    file.exists();
  }

  static class Words implements MultiAutoCompleteTextView.Tokenizer {
    @Override
    public int findTokenStart(CharSequence text, int cursor) { //~ origin(main) entry-callback view.input //~ caused(register) MultiAutoCompleteTextView.setTokenizer:21
      return 0;
    }

    @Override
    public int findTokenEnd(CharSequence text, int cursor) { //~ origin(main) entry-callback view.input //~ caused(register) MultiAutoCompleteTextView.setTokenizer:21
      return 0;
    }

    @Override
    public CharSequence terminateToken(CharSequence text) { //~ origin(main) entry-callback view.input //~ caused(register) MultiAutoCompleteTextView.setTokenizer:21
      return text;
    }
  }

  static class Store extends PreferenceDataStore {
    @Override
    public boolean getBoolean(String key, boolean otherwise) { //~ origin(main) entry-callback preference //~ caused(register) PreferenceManager.setPreferenceDataStore:22
      return otherwise;
    }
  }

  static class Bytes extends MediaDataSource {
    @Override
    public int readAt(long position, byte[] buffer, int offset, int size) { //~ origin(binder) binder media.data //~ caused(register) MediaPlayer.setDataSource:23
      return -1;
    }

    @Override
    public long getSize() { //~ origin(binder) binder media.data //~ caused(register) MediaPlayer.setDataSource:23
      return 0;
    }

    @Override
    public void close() {}
  }

  static class Virtual extends DocumentFile {
    Virtual() {
      super(null);
    }

    @Override
    public boolean exists() {
      return true;
    }

    @Override
    public Uri getUri() {
      return null;
    }
  }
}
