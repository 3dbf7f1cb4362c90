package org.racelens.musicplayer;

import android.app.ProgressDialog;
import android.content.Context;
import android.os.AsyncTask;
import android.util.Log;

import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URL;

/** Fetches one song in the background and shows how far it has come. */
class FileDwTask extends AsyncTask<String, Integer, Void> {
    private static final String TAG = "FileDwTask";

    private final DwFileAct act;
    private ProgressDialog dialog;

    FileDwTask(DwFileAct act) {
        this.act = act;
    }

    static File songFile(Context context) {
        return new File(context.getFilesDir(), "song.mp3");
    }

    @Override
    protected void onPreExecute() {
        dialog = new ProgressDialog(act);
        dialog.setMessage(act.getString(R.string.downloading));
        dialog.show();
    }

    @Override
    protected Void doInBackground(String... urls) {
        byte[] chunk = new byte[8192];
        int fetched = 0;
        try (InputStream from = new URL(urls[0]).openStream();
                OutputStream to = new FileOutputStream(songFile(act))) {
            for (int size = from.read(chunk); size != -1; size = from.read(chunk)) {
                to.write(chunk, 0, size);
                fetched += size;
                requireAlive(!act.isActivityDestroyed);
                publishProgress(fetched);
            }
        } catch (IOException e) {
            Log.w(TAG, "The song did not arrive", e);
        }
        return null;
    }

    @Override
    protected void onProgressUpdate(Integer... fetched) {
        dialog.setProgress(fetched[0]);
    }

    @Override
    protected void onPostExecute(Void nothing) {
        requireAlive(!act.isActivityDestroyed);
        dialog.dismiss();
        act.findViewById(R.id.playBtn).setEnabled(true);
    }

    private static void requireAlive(boolean alive) {
        if (!alive) {
            throw new AssertionError("The screen was destroyed during the download");
        }
    }
}
