package com.google.android.gms.ads;

import android.content.Context;
import android.util.AttributeSet;
import android.view.ViewGroup;

public abstract class AdListener {
  public AdListener();
  public void onAdLoaded();
  public void onAdFailedToLoad(int errorCode);
  public void onAdFailedToLoad(LoadAdError error);
  public void onAdOpened();
  public void onAdClosed();
  public void onAdClicked();
  public void onAdImpression();
  public void onAdLeftApplication();
}

public class AdError {
  public int getCode();
  public String getMessage();
}

public final class LoadAdError extends AdError {}

public class AdRequest {
  public static final String DEVICE_ID_EMULATOR = "";
  public static final class Builder {
    public Builder();
    public Builder addTestDevice(String deviceId);
    public AdRequest build();
  }
}

public final class AdSize {
  public static final AdSize BANNER = null;
  public static final AdSize SMART_BANNER = null;
  public AdSize(int width, int height);
}

public final class AdView extends ViewGroup {
  public AdView(Context context) { super(context); }
  public AdView(Context context, AttributeSet attrs) { super(context, attrs); }
  public void loadAd(AdRequest adRequest);
  public void setAdListener(AdListener adListener);
  public void setAdSize(AdSize adSize);
  public void setAdUnitId(String adUnitId);
  public void pause();
  public void resume();
  public void destroy();
  protected void onLayout(boolean changed, int l, int t, int r, int b);
}

public final class InterstitialAd {
  public InterstitialAd(Context context);
  public void setAdUnitId(String adUnitId);
  public void setAdListener(AdListener adListener);
  public void loadAd(AdRequest adRequest);
  public boolean isLoaded();
  public void show();
}

public class MobileAds {
  public static void initialize(Context context);
  public static void initialize(Context context, String applicationCode);
}
