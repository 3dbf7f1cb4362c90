/** Methods for JavaScript run on a thread of the web view. */
package fixture.units;

import android.app.Activity;
import android.os.Bundle;
import android.webkit.JavascriptInterface;
import android.webkit.WebView;

public class JavascriptBridge extends Activity {
  private String title = "";

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    WebView web = new WebView(this);
    web.addJavascriptInterface(new Bridge(), "bridge");
  }

  @Override
  protected void onPause() {
    System.out.println(title); //~ race(A) read title
    super.onPause();
  }

  private class Bridge {
    @JavascriptInterface
    public void setTitle(String to) {
      title = to; //~ race(A) write title
    }
  }
}
