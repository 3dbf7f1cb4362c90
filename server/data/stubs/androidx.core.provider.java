package androidx.core.provider;

import android.content.Context;
import android.graphics.Typeface;
import android.os.Handler;
import java.util.List;

public final class FontRequest {
  public FontRequest(String providerAuthority, String providerPackage, String query, int certificates);
  public FontRequest(String providerAuthority, String providerPackage, String query, List<List<byte[]>> certificates);
}

public class FontsContractCompat {
  public static void requestFont(Context context, FontRequest request, FontRequestCallback callback, Handler handler);
  public static class FontRequestCallback {
    public FontRequestCallback();
    public void onTypefaceRetrieved(Typeface typeface);
    public void onTypefaceRequestFailed(int reason);
  }
}
