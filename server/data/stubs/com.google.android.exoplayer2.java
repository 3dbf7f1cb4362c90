package com.google.android.exoplayer2;

import android.net.Uri;
import android.os.Looper;
import java.util.List;

public final class MediaItem {
  public Builder buildUpon();
  public final String mediaId = null;
  public static MediaItem fromUri(String uri);
  public static MediaItem fromUri(Uri uri);
  public static final class Builder {
    public Builder();
    public Builder setMediaId(String mediaId);
    public Builder setUri(String uri);
    public Builder setUri(Uri uri);
    public Builder setMimeType(String mimeType);
    public Builder setTag(Object tag);
    public Builder setCustomCacheKey(String customCacheKey);
    public MediaItem build();
  }
}

public class PlaybackException extends Exception {
  public final int errorCode = 0;
  public final String getErrorCodeName();
  public PlaybackException(String message, Throwable cause, int errorCode);
}

public final class PlaybackParameters {
  public static final PlaybackParameters DEFAULT = null;
  public final float speed = 0;
  public final float pitch = 0;
  public PlaybackParameters(float speed);
  public PlaybackParameters(float speed, float pitch);
}

public abstract class Timeline {
  public abstract int getWindowCount();
  public final boolean isEmpty();
}

public interface Player {
  int getCurrentMediaItemIndex();
  int getCurrentWindowIndex();
  boolean getShuffleModeEnabled();
  void setVideoSurface(android.view.Surface surface);
  void setVideoSurfaceHolder(android.view.SurfaceHolder surfaceHolder);
  void setVideoSurfaceView(android.view.SurfaceView surfaceView);
  void clearVideoSurface();
  int getBufferedPercentage();
  long getContentPosition();
  boolean isCurrentMediaItemDynamic();
  boolean isCurrentMediaItemLive();
  void seekToDefaultPosition(int mediaItemIndex);
  void seekToNext();
  void seekToPrevious();
  boolean hasNextMediaItem();
  boolean hasPreviousMediaItem();
  int getMediaItemCount();
  MediaItem getMediaItemAt(int index);
  void setPlaybackSpeed(float speed);
  int STATE_IDLE = 1;
  int STATE_BUFFERING = 2;
  int STATE_READY = 3;
  int STATE_ENDED = 4;
  int REPEAT_MODE_OFF = 0;
  int REPEAT_MODE_ONE = 1;
  int REPEAT_MODE_ALL = 2;
  Looper getApplicationLooper();
  void addListener(Listener listener);
  void removeListener(Listener listener);
  void setMediaItems(List<MediaItem> mediaItems);
  void setMediaItem(MediaItem mediaItem);
  void addMediaItem(MediaItem mediaItem);
  void clearMediaItems();
  void prepare();
  int getPlaybackState();
  PlaybackException getPlayerError();
  void play();
  void pause();
  void setPlayWhenReady(boolean playWhenReady);
  boolean getPlayWhenReady();
  boolean isPlaying();
  boolean isLoading();
  void setRepeatMode(int repeatMode);
  int getRepeatMode();
  void setShuffleModeEnabled(boolean shuffleModeEnabled);
  void seekTo(long positionMs);
  void seekTo(int mediaItemIndex, long positionMs);
  void seekToDefaultPosition();
  void setPlaybackParameters(PlaybackParameters playbackParameters);
  PlaybackParameters getPlaybackParameters();
  void stop();
  void release();
  Timeline getCurrentTimeline();
  MediaItem getCurrentMediaItem();
  long getDuration();
  long getCurrentPosition();
  long getBufferedPosition();
  void setVolume(float volume);
  float getVolume();
  final class Events {
    public boolean contains(int event) { return false; }
    public boolean containsAny(int... events) { return false; }
  }
  interface EventListener {
    default void onTimelineChanged(Timeline timeline, int reason) {}
    default void onPlayerStateChanged(boolean playWhenReady, int playbackState) {}
    default void onLoadingChanged(boolean isLoading) {}
    default void onPositionDiscontinuity(int reason) {}
    default void onSeekProcessed() {}
  }
  interface Listener extends EventListener {
    default void onEvents(Player player, Events events) {}
    default void onMediaItemTransition(MediaItem mediaItem, int reason) {}
    default void onIsLoadingChanged(boolean isLoading) {}
    default void onPlaybackStateChanged(int playbackState) {}
    default void onPlayWhenReadyChanged(boolean playWhenReady, int reason) {}
    default void onIsPlayingChanged(boolean isPlaying) {}
    default void onRepeatModeChanged(int repeatMode) {}
    default void onShuffleModeEnabledChanged(boolean shuffleModeEnabled) {}
    default void onPlayerError(PlaybackException error) {}
    default void onPlaybackParametersChanged(PlaybackParameters playbackParameters) {}
    default void onRenderedFirstFrame() {}
  }
}

public interface ExoPlayer extends Player {
  void setMediaSource(com.google.android.exoplayer2.source.MediaSource mediaSource);
  void setWakeMode(int wakeMode);
  void setHandleAudioBecomingNoisy(boolean handleAudioBecomingNoisy);
  boolean getSkipSilenceEnabled();
  void setSkipSilenceEnabled(boolean skipSilenceEnabled);
  int getAudioSessionId();
  int getRendererCount();
  int getRendererType(int index);
  void setMediaSource(com.google.android.exoplayer2.source.MediaSource mediaSource, boolean resetPosition);
  void setMediaSource(com.google.android.exoplayer2.source.MediaSource mediaSource, long startPositionMs);
  void prepare(com.google.android.exoplayer2.source.MediaSource mediaSource);
  final class Builder {
    public Builder(android.content.Context context) {}
    public ExoPlayer build() { return null; }
  }
}

public abstract class SimpleExoPlayer implements ExoPlayer {
  public static final class Builder {
    public Builder(android.content.Context context);
    public SimpleExoPlayer build();
  }
}
