package com.android.billingclient.api;

import android.content.Context;
import java.util.List;

public final class BillingResult {
  public int getResponseCode();
  public String getDebugMessage();
}

public class Purchase {
  public String getPurchaseToken();
  public String getOrderId();
  public int getPurchaseState();
  public boolean isAcknowledged();
  public List<String> getProducts();
  public java.util.ArrayList<String> getSkus();
}

public class SkuDetails {
  public String getSku();
  public String getPrice();
  public String getTitle();
}

public interface BillingClientStateListener {
  void onBillingSetupFinished(BillingResult billingResult);
  void onBillingServiceDisconnected();
}

public interface PurchasesUpdatedListener {
  void onPurchasesUpdated(BillingResult billingResult, List<Purchase> purchases);
}

public interface SkuDetailsResponseListener {
  void onSkuDetailsResponse(BillingResult billingResult, List<SkuDetails> skuDetailsList);
}

public interface AcknowledgePurchaseResponseListener {
  void onAcknowledgePurchaseResponse(BillingResult billingResult);
}

public interface ConsumeResponseListener {
  void onConsumeResponse(BillingResult billingResult, String purchaseToken);
}

public interface PurchasesResponseListener {
  void onQueryPurchasesResponse(BillingResult billingResult, List<Purchase> purchases);
}

public abstract class BillingClient {
  public static Builder newBuilder(Context context);
  public abstract boolean isReady();
  public abstract void startConnection(BillingClientStateListener listener);
  public abstract void endConnection();
  public abstract void queryPurchasesAsync(String skuType, PurchasesResponseListener listener);
  public @interface BillingResponseCode {
    int OK = 0;
    int USER_CANCELED = 1;
    int ITEM_ALREADY_OWNED = 7;
  }
  public static final class Builder {
    public Builder enablePendingPurchases();
    public Builder setListener(PurchasesUpdatedListener listener);
    public BillingClient build();
  }
}
