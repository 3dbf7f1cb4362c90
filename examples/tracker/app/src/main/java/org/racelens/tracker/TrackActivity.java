package org.racelens.tracker;

import android.app.Activity;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.ServiceConnection;
import android.os.Bundle;
import android.os.IBinder;
import android.view.View;
import android.widget.TextView;

/** Records a new track, or shows how long a stored one is. */
public class TrackActivity extends Activity implements DataHub.Listener {
    static final String EXTRA_RECORD = "org.racelens.tracker.RECORD";
    static final String EXTRA_TRACK = "org.racelens.tracker.TRACK";

    private TextView status;
    private ProviderUtils providerUtils;
    private DataHub dataHub;

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        setContentView(R.layout.track);
        status = findViewById(R.id.status);
        providerUtils = new ProviderUtils(this);
    }

    @Override
    protected void onResume() {
        super.onResume();
        if (getIntent().getBooleanExtra(EXTRA_RECORD, false)) {
            // Bound through the application: a recording outlives the screen that began it.
            Intent service = new Intent(this, RecordingService.class);
            getApplicationContext()
                    .bindService(service, new RecordingConnection(), Context.BIND_AUTO_CREATE);
        } else {
            long track = getIntent().getLongExtra(EXTRA_TRACK, 0);
            dataHub = new DataHub(providerUtils, track, this);
            dataHub.start();
        }
    }

    /** The REFRESH button's click handler: see res/layout/track.xml. */
    public void onRefreshClick(View button) {
        if (dataHub != null) {
            dataHub.start();
        }
    }

    @Override
    public void onLoading() {
        if (dataHub == null) {
            return;
        }
        status.setText(getString(R.string.loading, dataHub.points()));
    }

    @Override
    public void onUpdateResults() {
        status.setText(getString(R.string.distance, dataHub.metres()));
    }

    @Override
    protected void onPause() {
        if (dataHub != null) {
            dataHub.stop();
            dataHub = null;
        }
        super.onPause();
    }

    @Override
    protected void onDestroy() {
        providerUtils = null;
        super.onDestroy();
    }

    private void startRecordingNewTrack(RecordingService service) {
        long track = providerUtils.insertTrack(getString(R.string.new_track));
        service.record(track);
        status.setText(getString(R.string.recording, track));
    }

    private final class RecordingConnection implements ServiceConnection {
        @Override
        public void onServiceConnected(ComponentName name, IBinder binder) {
            startRecordingNewTrack(((RecordingService.LocalBinder) binder).getService());
        }

        @Override
        public void onServiceDisconnected(ComponentName name) {
            status.setText(R.string.waiting);
        }
    }
}
