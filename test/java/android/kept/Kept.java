package fixture;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.webkit.JavascriptInterface;
import android.webkit.WebView;
import java.util.HashMap;
import java.util.Map;

/** What is kept is called by who takes it out; what a page gets is called by its scripts. */
class Kept extends Activity {
  private final Map<String, View.OnClickListener> actions = new HashMap<>();

  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    super.onCreate(state);
    actions.put("save", view -> {}); //~ origin(main) entry-callback view.input //~ caused(register) View.setOnClickListener:20
    actions.put("never", view -> {}); //~ origin(main) entry-callback view.input //~ caused(register) View.setOnClickListener:20
    new View(this).setOnClickListener(actions.get("save"));
    new WebView(this).addJavascriptInterface(new Page(), "page");
  }

  static class Page {
    @JavascriptInterface
    public void call() {} //~ origin(serial JavaBridge) entry-callback javascript //~ caused(register) WebView.addJavascriptInterface:21
  }
}
