package androidx.webkit;

import android.net.Uri;
import android.webkit.WebSettings;
import android.webkit.WebView;
import android.webkit.WebViewClient;
import java.util.Set;

public class WebViewFeature {
  public static final String FORCE_DARK = "";
  public static final String ALGORITHMIC_DARKENING = "";
  public static final String SAFE_BROWSING_ENABLE = "";
  public static boolean isFeatureSupported(String feature);
}

public class WebSettingsCompat {
  public static final int FORCE_DARK_OFF = 0;
  public static final int FORCE_DARK_AUTO = 1;
  public static final int FORCE_DARK_ON = 2;
  public static void setForceDark(WebSettings webSettings, int forceDarkMode);
  public static void setAlgorithmicDarkeningAllowed(WebSettings settings, boolean allow);
  public static void setSafeBrowsingEnabled(WebSettings settings, boolean enabled);
}

public class WebViewCompat {
  public static android.content.pm.PackageInfo getCurrentWebViewPackage(android.content.Context context);
  public static void addWebMessageListener(WebView webView, String jsObjectName, Set<String> allowedOriginRules, WebMessageListener listener);
  public interface WebMessageListener {
    void onPostMessage(WebView view, WebMessageCompat message, Uri sourceOrigin, boolean isMainFrame, JavaScriptReplyProxy replyProxy);
  }
}

public class WebMessageCompat {
  public WebMessageCompat(String data);
  public String getData();
}

public abstract class JavaScriptReplyProxy {
  public abstract void postMessage(String message);
}

public class WebViewClientCompat extends WebViewClient {
  public WebViewClientCompat();
}

public final class WebViewAssetLoader {
  public android.webkit.WebResourceResponse shouldInterceptRequest(Uri url);
}
