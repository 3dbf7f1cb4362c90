package com.google.android.exoplayer2.source;

public interface MediaSource {
  com.google.android.exoplayer2.MediaItem getMediaItem();
}
