package com.google.android.exoplayer2.source;

public interface MediaSource {}
