package android.support.v4.media;

import android.content.ComponentName;
import android.content.Context;
import android.graphics.Bitmap;
import android.net.Uri;
import android.os.Bundle;
import android.support.v4.media.session.MediaSessionCompat;
import java.util.List;

public final class MediaMetadataCompat {
  public static final String METADATA_KEY_TITLE = "";
  public static final String METADATA_KEY_ARTIST = "";
  public static final String METADATA_KEY_DURATION = "";
  public static final String METADATA_KEY_ALBUM = "";
  public static final String METADATA_KEY_ALBUM_ART = "";
  public static final String METADATA_KEY_ART = "";
  public static final String METADATA_KEY_ART_URI = "";
  public static final String METADATA_KEY_MEDIA_ID = "";
  public static final String METADATA_KEY_DISPLAY_TITLE = "";
  public static final String METADATA_KEY_DISPLAY_SUBTITLE = "";
  public boolean containsKey(String key);
  public CharSequence getText(String key);
  public String getString(String key);
  public long getLong(String key);
  public Bitmap getBitmap(String key);
  public MediaDescriptionCompat getDescription();
  public static final class Builder {
    public Builder();
    public Builder(MediaMetadataCompat source);
    public Builder putText(String key, CharSequence value);
    public Builder putString(String key, String value);
    public Builder putLong(String key, long value);
    public Builder putBitmap(String key, Bitmap value);
    public MediaMetadataCompat build();
  }
}

public final class MediaDescriptionCompat {
  public String getMediaId();
  public CharSequence getTitle();
  public CharSequence getSubtitle();
  public CharSequence getDescription();
  public Bitmap getIconBitmap();
  public Uri getIconUri();
  public Uri getMediaUri();
  public Bundle getExtras();
  public static final class Builder {
    public Builder();
    public Builder setMediaId(String mediaId);
    public Builder setTitle(CharSequence title);
    public Builder setSubtitle(CharSequence subtitle);
    public Builder setDescription(CharSequence description);
    public Builder setIconBitmap(Bitmap icon);
    public Builder setIconUri(Uri iconUri);
    public Builder setMediaUri(Uri mediaUri);
    public Builder setExtras(Bundle extras);
    public MediaDescriptionCompat build();
  }
}

public final class MediaBrowserCompat {
  public MediaBrowserCompat(Context context, ComponentName serviceComponent, ConnectionCallback callback, Bundle rootHints);
  public void connect();
  public void disconnect();
  public boolean isConnected();
  public String getRoot();
  public MediaSessionCompat.Token getSessionToken();
  public void subscribe(String parentId, SubscriptionCallback callback);
  public void unsubscribe(String parentId);
  public static class ConnectionCallback {
    public ConnectionCallback();
    public void onConnected();
    public void onConnectionSuspended();
    public void onConnectionFailed();
  }
  public static abstract class SubscriptionCallback {
    public SubscriptionCallback();
    public void onChildrenLoaded(String parentId, List<MediaItem> children);
    public void onChildrenLoaded(String parentId, List<MediaItem> children, Bundle options);
    public void onError(String parentId);
  }
  public static class MediaItem {
    public static final int FLAG_BROWSABLE = 1;
    public static final int FLAG_PLAYABLE = 2;
    public MediaItem(MediaDescriptionCompat description, int flags);
    public MediaDescriptionCompat getDescription();
    public String getMediaId();
  }
}

public final class RatingCompat {}
