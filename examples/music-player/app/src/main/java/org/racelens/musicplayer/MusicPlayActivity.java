package org.racelens.musicplayer;

import android.app.Activity;
import android.media.MediaPlayer;
import android.net.Uri;
import android.os.Bundle;

import java.io.File;

/** The second screen: plays the song while it is visible. */
public class MusicPlayActivity extends Activity {
    static final String EXTRA_SONG = "org.racelens.musicplayer.SONG";

    private MediaPlayer player;

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        setContentView(R.layout.music_play);
    }

    @Override
    protected void onStart() {
        super.onStart();
        File song = new File(getIntent().getStringExtra(EXTRA_SONG));
        player = MediaPlayer.create(this, Uri.fromFile(song));
        if (player != null) {
            player.start();
        }
    }

    @Override
    protected void onStop() {
        if (player != null) {
            player.release();
            player = null;
        }
        super.onStop();
    }
}
