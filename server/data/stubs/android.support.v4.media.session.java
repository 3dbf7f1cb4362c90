package android.support.v4.media.session;

import android.app.Activity;
import android.app.PendingIntent;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import android.os.Handler;
import android.os.ResultReceiver;
import android.support.v4.media.MediaDescriptionCompat;
import android.support.v4.media.MediaMetadataCompat;
import android.support.v4.media.RatingCompat;
import android.view.KeyEvent;
import java.util.List;

public class MediaSessionCompat {
  public static final int FLAG_HANDLES_MEDIA_BUTTONS = 1;
  public static final int FLAG_HANDLES_TRANSPORT_CONTROLS = 2;
  public MediaSessionCompat(Context context, String tag);
  public MediaSessionCompat(Context context, String tag, ComponentName mbrComponent, PendingIntent mbrIntent);
  public void setCallback(Callback callback);
  public void setCallback(Callback callback, Handler handler);
  public void setSessionActivity(PendingIntent pi);
  public void setMediaButtonReceiver(PendingIntent mbr);
  public void setFlags(int flags);
  public void setPlaybackToLocal(int stream);
  public void setActive(boolean active);
  public boolean isActive();
  public void sendSessionEvent(String event, Bundle extras);
  public void release();
  public Token getSessionToken();
  public MediaControllerCompat getController();
  public void setPlaybackState(PlaybackStateCompat state);
  public void setMetadata(MediaMetadataCompat metadata);
  public void setQueue(List<QueueItem> queue);
  public void setQueueTitle(CharSequence title);
  public void setRepeatMode(int repeatMode);
  public void setShuffleMode(int shuffleMode);
  public void setExtras(Bundle extras);
  public static abstract class Callback {
    public Callback();
    public void onCommand(String command, Bundle extras, ResultReceiver cb);
    public boolean onMediaButtonEvent(Intent mediaButtonEvent);
    public void onPrepare();
    public void onPlay();
    public void onPlayFromMediaId(String mediaId, Bundle extras);
    public void onPlayFromSearch(String query, Bundle extras);
    public void onPlayFromUri(Uri uri, Bundle extras);
    public void onSkipToQueueItem(long id);
    public void onPause();
    public void onSkipToNext();
    public void onSkipToPrevious();
    public void onFastForward();
    public void onRewind();
    public void onStop();
    public void onSeekTo(long pos);
    public void onSetRating(RatingCompat rating);
    public void onSetRepeatMode(int repeatMode);
    public void onSetShuffleMode(int shuffleMode);
    public void onCustomAction(String action, Bundle extras);
    public void onAddQueueItem(MediaDescriptionCompat description);
    public void onRemoveQueueItem(MediaDescriptionCompat description);
  }
  public static final class Token {}
  public static final class QueueItem {
    public QueueItem(MediaDescriptionCompat description, long id);
    public MediaDescriptionCompat getDescription();
    public long getQueueId();
  }
}

public final class MediaControllerCompat {
  public MediaControllerCompat(Context context, MediaSessionCompat session);
  public MediaControllerCompat(Context context, MediaSessionCompat.Token sessionToken);
  public static void setMediaController(Activity activity, MediaControllerCompat mediaController);
  public static MediaControllerCompat getMediaController(Activity activity);
  public TransportControls getTransportControls();
  public boolean dispatchMediaButtonEvent(KeyEvent keyEvent);
  public PlaybackStateCompat getPlaybackState();
  public MediaMetadataCompat getMetadata();
  public List<MediaSessionCompat.QueueItem> getQueue();
  public void registerCallback(Callback callback);
  public void registerCallback(Callback callback, Handler handler);
  public void unregisterCallback(Callback callback);
  public static abstract class TransportControls {
    public abstract void play();
    public abstract void pause();
    public abstract void stop();
    public abstract void seekTo(long pos);
    public abstract void skipToNext();
    public abstract void skipToPrevious();
    public abstract void playFromMediaId(String mediaId, Bundle extras);
    public abstract void sendCustomAction(String action, Bundle args);
  }
  public static abstract class Callback {
    public Callback();
    public void onSessionReady();
    public void onSessionDestroyed();
    public void onSessionEvent(String event, Bundle extras);
    public void onPlaybackStateChanged(PlaybackStateCompat state);
    public void onMetadataChanged(MediaMetadataCompat metadata);
    public void onQueueChanged(List<MediaSessionCompat.QueueItem> queue);
    public void onRepeatModeChanged(int repeatMode);
    public void onShuffleModeChanged(int shuffleMode);
  }
}

public final class PlaybackStateCompat {
  public static final int STATE_NONE = 0;
  public static final int STATE_STOPPED = 1;
  public static final int STATE_PAUSED = 2;
  public static final int STATE_PLAYING = 3;
  public static final int STATE_BUFFERING = 6;
  public static final int STATE_ERROR = 7;
  public static final long ACTION_STOP = 1;
  public static final long ACTION_PAUSE = 2;
  public static final long ACTION_PLAY = 4;
  public static final long ACTION_SKIP_TO_PREVIOUS = 16;
  public static final long ACTION_SKIP_TO_NEXT = 32;
  public static final long ACTION_SEEK_TO = 256;
  public static final long ACTION_PLAY_PAUSE = 512;
  public static final long PLAYBACK_POSITION_UNKNOWN = -1;
  public int getState();
  public long getPosition();
  public float getPlaybackSpeed();
  public long getActions();
  public static final class Builder {
    public Builder();
    public Builder(PlaybackStateCompat source);
    public Builder setState(int state, long position, float playbackSpeed);
    public Builder setState(int state, long position, float playbackSpeed, long updateTime);
    public Builder setActions(long capabilities);
    public Builder addCustomAction(String action, String name, int icon);
    public Builder setErrorMessage(int errorCode, CharSequence errorMessage);
    public PlaybackStateCompat build();
  }
}
