/** The lock of bind protects nothing here: attachTo does not take it. */
package fixture.seed001;

import android.content.Context;
import androidx.annotation.UiThread;

class GeckoRuntime {
  synchronized String bind() {
    Context ctx = GeckoAppShell.getAppCtx();
    return ctx.getPackageName();
  }

  @UiThread
  void attachTo(Context context) {
    Context appCtx = context.getApplicationContext();
    if (!appCtx.equals(GeckoAppShell.getAppCtx())) {
      GeckoAppShell.setAppCtx(appCtx);
    }
  }
}
