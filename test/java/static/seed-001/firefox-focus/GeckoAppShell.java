/** The static that both sides touch. */
package fixture.seed001;

import android.content.Context;

class GeckoAppShell {
  private static Context appCtx;

  static Context getAppCtx() {
    return appCtx; //~ conflict(A) use appCtx
  }

  static void setAppCtx(Context ctx) {
    appCtx = ctx; //~ conflict(A) set appCtx
  }
}
