package org.racelens.musicplayer;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;
import android.view.View;

/** The first screen: it fetches a song and then lets the user play it. */
public class DwFileAct extends Activity {
    private static final String SONG_URL = "https://example.org/song.mp3";

    /** Tells the download that nobody is looking any more. */
    boolean isActivityDestroyed = false;

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        setContentView(R.layout.dw_file);
    }

    @Override
    protected void onResume() {
        super.onResume();
        new FileDwTask(this).execute(SONG_URL);
    }

    /** The PLAY button's click handler: see res/layout/dw_file.xml. */
    public void onPlayClick(View button) {
        Intent player = new Intent(this, MusicPlayActivity.class);
        player.putExtra(
                MusicPlayActivity.EXTRA_SONG,
                FileDwTask.songFile(this).getPath());
        startActivity(player);
    }

    @Override
    protected void onDestroy() {
        super.onDestroy();
        // Written on the main thread. FileDwTask reads it there, and also
        // on a thread of its own.
        isActivityDestroyed = true;
    }
}
