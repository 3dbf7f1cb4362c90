package org.racelens.tracker;

import android.os.Handler;
import android.os.Looper;

/** Adds up a stored track in the background and tells the screen, on the main thread. */
final class DataHub {
    /** Called on the main thread. */
    interface Listener {
        void onLoading();

        void onUpdateResults();
    }

    private final Handler mainThread = new Handler(Looper.getMainLooper());
    private final Object lock = new Object();
    private final ProviderUtils source;
    private final long track;
    private final Listener listener;

    private int points;
    private int metres;
    private volatile boolean stopped;

    DataHub(ProviderUtils source, long track, Listener listener) {
        this.source = source;
        this.track = track;
        this.listener = listener;
    }

    void start() {
        new Thread(this::load, "DataHub").start();
    }

    /** Ends a load that still runs. What it has posted by then stays in the queue. */
    void stop() {
        stopped = true;
    }

    int points() {
        synchronized (lock) {
            return points;
        }
    }

    int metres() {
        synchronized (lock) {
            return metres;
        }
    }

    private void load() {
        int[] steps = source.stepsOf(track);
        mainThread.post(listener::onLoading);
        int sum = 0;
        for (int i = 0; i < steps.length; i++) {
            if (stopped) {
                return;
            }
            sum += steps[i];
            synchronized (lock) {
                points = i + 1;
            }
        }
        synchronized (lock) {
            metres = sum;
        }
        mainThread.post(listener::onUpdateResults);
    }
}
