package fixture;

import android.app.Activity;
import android.appwidget.AppWidgetManager;
import android.content.Intent;
import android.os.Bundle;
import android.os.Handler;
import android.telephony.PhoneStateListener;
import android.telephony.TelephonyManager;
import android.view.View;
import android.widget.Button;
import android.widget.CheckBox;
import android.widget.RemoteViewsService;
import android.widget.SearchView;
import android.widget.SeekBar;

/** Listeners that code of ours runs in place. */
class Views extends Activity {
  private Button save;
  private CheckBox all;
  private final Handler handler = new Handler();
  private final PhoneStateListener phone =
      new PhoneStateListener() {
        @Override
        public void onCallStateChanged(int state, String number) {} //~ origin(main) entry-callback telephony
      };

  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    save = findViewById(R.id.save);
    save.setOnClickListener(view -> later()); //~ origin(main) entry-callback view.input //~ caused(register) View.setOnClickListener:31 //~ caused(post) View.performClick:46
    all = findViewById(R.id.all);
    // Nobody listens yet.
    all.setChecked(true);
    all.setOnCheckedChangeListener((box, isChecked) -> later()); //~ origin(main) entry-callback view.input //~ caused(register) CompoundButton.setOnCheckedChangeListener:35 //~ caused(post) CompoundButton.setChecked:37
    Button open = new Button(this);
    open.setOnClickListener(view -> all.setChecked(false)); //~ origin(main) entry-callback view.input //~ caused(register) View.setOnClickListener:37
    bar();
    search();
    Thread.setDefaultUncaughtExceptionHandler(new Crashes());
    getSystemService(TelephonyManager.class).listen(phone, PhoneStateListener.LISTEN_CALL_STATE);
  }

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    save.performClick();
    AppWidgetManager.getInstance(this).notifyAppWidgetViewDataChanged(1, R.id.save);
  }

  @Override
  protected void onPause() { //~ origin(main) entry-callback activity.lifecycle
    all.setOnCheckedChangeListener(null);
    all.setChecked(true);
    getSystemService(TelephonyManager.class).listen(phone, PhoneStateListener.LISTEN_NONE);
  }

  private void bar() {
    SeekBar bar = findViewById(R.id.bar);
    bar.setOnSeekBarChangeListener(
        new SeekBar.OnSeekBarChangeListener() {
          @Override
          public void onProgressChanged(SeekBar of, int progress, boolean fromUser) { //~ origin(main) entry-callback view.input //~ caused(register) SeekBar.setOnSeekBarChangeListener:59 //~ caused(post) ProgressBar.setProgress:72
            if (fromUser) handler.post(() -> later()); //~ origin(main) posted-callback handler.post //~ from(Handler.post) OnSeekBarChangeListener.onProgressChanged in Views.bar
          }

          @Override
          public void onStartTrackingTouch(SeekBar of) {} //~ origin(main) entry-callback view.input

          @Override
          public void onStopTrackingTouch(SeekBar of) {} //~ origin(main) entry-callback view.input
        });
    bar.setProgress(3);
  }

  private void search() {
    SearchView search = findViewById(R.id.search);
    search.setOnQueryTextListener(
        new SearchView.OnQueryTextListener() {
          @Override
          public boolean onQueryTextSubmit(String query) { //~ origin(main) entry-callback view.input
            return true;
          }

          @Override
          public boolean onQueryTextChange(String text) { //~ origin(main) entry-callback view.input
            return true;
          }
        });
    search.setQuery("now", true);
    search.setQuery("not yet", false);
  }

  private void later() {
    handler.post(() -> finish()); //~ origin(main) posted-callback handler.post //~ from(Handler.post) lambda in Views.onCreate, lambda in Views.onCreate, lambda in Views.onCreate, Views.onResume, lambda in OnSeekBarChangeListener.onProgressChanged in Views.bar
  }

  static class Crashes implements Thread.UncaughtExceptionHandler {
    @Override
    public void uncaughtException(Thread thread, Throwable problem) {} //~ origin(unknown) entry-callback thread.uncaught //~ from(Thread.setDefaultUncaughtExceptionHandler) Views.onCreate
  }

  static class Rows extends RemoteViewsService {
    @Override
    public RemoteViewsFactory onGetViewFactory(Intent intent) { //~ origin(main) entry-callback remote.views.bind
      return new Factory();
    }
  }

  static class Factory implements RemoteViewsService.RemoteViewsFactory {
    @Override
    public void onCreate() {} //~ origin(main) entry-callback remote-views-factory.lifecycle

    @Override
    public void onDataSetChanged() {} //~ origin(binder) binder remote-views-factory.lifecycle //~ from(AppWidgetManager.notifyAppWidgetViewDataChanged) Views.onResume

    @Override
    public void onDestroy() {} //~ origin(binder) binder remote-views-factory.lifecycle
  }
}
