package fixture;

import android.app.Activity;
import android.os.Bundle;
import android.widget.AbsListView;
import android.widget.BaseAdapter;
import org.greenrobot.eventbus.EventBus;
import org.greenrobot.eventbus.Subscribe;
import unseen.Bars;
import unseen.Billing;
import unseen.BillingHandler;
import unseen.Cab;
import unseen.ListThing;
import unseen.PermissionCallbacks;
import unseen.ResultHandler;
import unseen.RowAdapter;
import unseen.Scanner;
import unseen.SectionedAdapter;

/** What calls on libraries that are not seen register, told by their names and by what else the object is. */
class Meant extends Activity implements BillingHandler {
  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    super.onCreate(state);
    new Billing(this, "key", this);
    Bars.setColor(this, 3);
  }

  @Override
  public void onBillingError(int code) {} //~ origin(main) entry-callback general assumed //~ caused(register) new Billing:25

  static class Asking extends Activity implements PermissionCallbacks, ResultHandler {
    private Scanner scanner;

    @Override
    protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
      super.onStart();
      EventBus.getDefault().register(this);
      scanner.setResultHandler(this);
    }

    @Override
    public void onPermissionsGranted(int code) {} //~ origin(main) entry-callback general assumed

    @Override
    public void onScanned(int code) {} //~ origin(main) entry-callback general assumed //~ caused(register) setResultHandler:39

    @Subscribe
    public void onEvent(String event) {}
  }

  static class Rows extends RowAdapter implements AbsListView.OnScrollListener, Cab.Callback {
    void show(ListThing list) {
      list.setOnScrollListener(this);
      list.setAdapter(this);
    }

    @Override
    public void onScroll(AbsListView view, int first, int count, int total) {} //~ origin(main) entry-callback view.input //~ caused(register) setOnScrollListener:54

    @Override
    public void onScrollStateChanged(AbsListView view, int state) {} //~ origin(main) entry-callback view.input //~ caused(register) setOnScrollListener:54

    @Override
    protected void onContentChanged() {} //~ origin(main) entry-callback general assumed //~ caused(register) setAdapter:55

    @Override
    public boolean onCabCreated(Cab cab) { //~ origin(main) entry-callback general assumed
      return true;
    }
  }

  void rows(ListThing list) {
    new Rows().show(list);
    list.setAdapter(new Sections());
  }

  /** A list may ask for more than its own kind of adapter has. */
  static class Sections extends BaseAdapter implements SectionedAdapter, Cab.Callback {
    @Override
    public String getSectionName(int at) { //~ origin(unknown) posted-callback escape assumed //~ caused(register) setAdapter:75
      return "";
    }

    @Override
    public boolean onCabCreated(Cab cab) { //~ origin(main) entry-callback general assumed
      return true;
    }
  }
}
