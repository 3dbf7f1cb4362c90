package androidx.multidex;

import android.app.Application;
import android.content.Context;

public class MultiDexApplication extends Application {
  public MultiDexApplication();
  protected void attachBaseContext(Context base);
}

public final class MultiDex {
  public static void install(Context context);
}
