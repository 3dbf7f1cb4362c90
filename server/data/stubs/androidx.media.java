package androidx.media;

import android.app.Service;
import android.content.Intent;
import android.media.AudioManager;
import android.os.Bundle;
import android.os.Handler;
import android.os.IBinder;
import android.support.v4.media.MediaBrowserCompat;
import android.support.v4.media.session.MediaSessionCompat;
import java.util.List;

public abstract class MediaBrowserServiceCompat extends Service {
  public MediaBrowserServiceCompat();
  public IBinder onBind(Intent intent);
  public abstract BrowserRoot onGetRoot(String clientPackageName, int clientUid, Bundle rootHints);
  public abstract void onLoadChildren(String parentId, Result<List<MediaBrowserCompat.MediaItem>> result);
  public void onLoadChildren(String parentId, Result<List<MediaBrowserCompat.MediaItem>> result, Bundle options);
  public void onLoadItem(String itemId, Result<MediaBrowserCompat.MediaItem> result);
  public void onSearch(String query, Bundle extras, Result<List<MediaBrowserCompat.MediaItem>> result);
  public void onCustomAction(String action, Bundle extras, Result<Bundle> result);
  public void setSessionToken(MediaSessionCompat.Token token);
  public MediaSessionCompat.Token getSessionToken();
  public void notifyChildrenChanged(String parentId);
  public static class Result<T> {
    public void sendResult(T result);
    public void sendError(Bundle extras);
    public void detach();
  }
  public static final class BrowserRoot {
    public BrowserRoot(String rootId, Bundle extras);
  }
}

public class AudioAttributesCompat {
  public static final int USAGE_MEDIA = 1;
  public static final int CONTENT_TYPE_MUSIC = 2;
  public static class Builder {
    public Builder();
    public Builder setUsage(int usage);
    public Builder setContentType(int contentType);
    public AudioAttributesCompat build();
  }
}

public class AudioFocusRequestCompat {
  public static final class Builder {
    public Builder(int focusGain);
    public Builder setAudioAttributes(AudioAttributesCompat attributes);
    public Builder setOnAudioFocusChangeListener(AudioManager.OnAudioFocusChangeListener listener);
    public Builder setOnAudioFocusChangeListener(AudioManager.OnAudioFocusChangeListener listener, Handler handler);
    public Builder setWillPauseWhenDucked(boolean pauseOnDuck);
    public AudioFocusRequestCompat build();
  }
}

public final class AudioManagerCompat {
  public static int getStreamMaxVolume(AudioManager audioManager, int streamType);
  public static int getStreamMinVolume(AudioManager audioManager, int streamType);
  public static final int AUDIOFOCUS_GAIN = 1;
  public static int requestAudioFocus(AudioManager audioManager, AudioFocusRequestCompat focusRequest);
  public static int abandonAudioFocusRequest(AudioManager audioManager, AudioFocusRequestCompat focusRequest);
}
