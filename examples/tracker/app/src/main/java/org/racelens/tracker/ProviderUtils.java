package org.racelens.tracker;

import android.content.ContentValues;
import android.content.Context;
import android.database.Cursor;
import android.database.sqlite.SQLiteDatabase;
import android.database.sqlite.SQLiteOpenHelper;

/** The stored tracks: a table of their names, and a table of the steps between their points. */
final class ProviderUtils extends SQLiteOpenHelper {
    ProviderUtils(Context context) {
        super(context.getApplicationContext(), "tracker.db", null, 1);
    }

    @Override
    public void onCreate(SQLiteDatabase database) {
        database.execSQL("CREATE TABLE tracks (_id INTEGER PRIMARY KEY, name TEXT)");
        database.execSQL("CREATE TABLE steps (track INTEGER, metres INTEGER)");
    }

    @Override
    public void onUpgrade(SQLiteDatabase database, int from, int to) {
        // Version 1 is the only one so far.
    }

    /** Adds an empty track and gives back its number. */
    long insertTrack(String name) {
        ContentValues row = new ContentValues();
        row.put("name", name);
        return getWritableDatabase().insert("tracks", null, row);
    }

    void insertStep(long track, int metres) {
        ContentValues row = new ContentValues();
        row.put("track", track);
        row.put("metres", metres);
        getWritableDatabase().insert("steps", null, row);
    }

    /** The distances, in metres, between the points of a track. */
    int[] stepsOf(long track) {
        String[] which = {Long.toString(track)};
        try (Cursor rows = getReadableDatabase()
                .query("steps", new String[] {"metres"}, "track = ?", which, null, null, null)) {
            int[] steps = new int[rows.getCount()];
            for (int i = 0; rows.moveToNext(); i++) {
                steps[i] = rows.getInt(0);
            }
            return steps;
        }
    }
}
