package fixture;

import android.app.Activity;
import android.app.Dialog;
import android.content.DialogInterface;
import android.os.Bundle;
import android.widget.PopupWindow;

/** A dialog that is dismissed or cancelled tells those that listen to it, and each what it wants to know. */
class Dismissed extends Activity implements DialogInterface.OnDismissListener {
  private Dialog asking;
  private final Dialog telling = new Dialog(this);
  private final PopupWindow popup = new PopupWindow();

  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    super.onCreate(state);
    asking = new Dialog(this);
    asking.setOnDismissListener(this);
    asking.setOnCancelListener(dialog -> finish()); //~ origin(main) entry-callback dialog.listener //~ caused(register) Dialog.setOnCancelListener:20 //~ caused(post) Dialog.cancel:38
    telling.setOnDismissListener(dialog -> setTitle("told")); //~ origin(main) entry-callback dialog.listener //~ caused(register) Dialog.setOnDismissListener:21
    telling.setOnShowListener(dialog -> setTitle("shown")); //~ origin(main) entry-callback dialog.listener //~ caused(register) Dialog.setOnShowListener:22 //~ caused(post) Dialog.show:33
    popup.setOnDismissListener(() -> setTitle("gone")); //~ origin(main) entry-callback view.input //~ caused(register) PopupWindow.setOnDismissListener:23 //~ caused(post) PopupWindow.dismiss:39
  }

  @Override
  public void onDismiss(DialogInterface dialog) {} //~ origin(main) entry-callback dialog.listener //~ caused(register) Dialog.setOnDismissListener:19 //~ caused(post) Dialog.dismiss:32 //~ caused(post) Dialog.cancel:38

  @Override
  protected void onPause() { //~ origin(main) entry-callback activity.lifecycle
    super.onPause();
    asking.dismiss();
    telling.show();
  }

  @Override
  public void onBackPressed() { //~ origin(main) entry-callback component.input
    asking.cancel();
    popup.dismiss();
  }
}
