package com.google.android.gms.common;

import android.app.Activity;
import android.app.Dialog;
import android.app.PendingIntent;
import android.content.Context;
import android.content.DialogInterface;
import android.content.IntentSender;
import android.util.AttributeSet;
import com.google.android.gms.tasks.Task;

public final class ConnectionResult {
  public static final int SUCCESS = 0;
  public static final int SERVICE_MISSING = 1;
  public ConnectionResult(int statusCode);
  public boolean isSuccess();
  public boolean hasResolution();
  public int getErrorCode();
  public String getErrorMessage();
  public PendingIntent getResolution();
  public void startResolutionForResult(Activity activity, int requestCode) throws IntentSender.SendIntentException;
}

public class GoogleApiAvailability {
  public void showErrorNotification(Context context, int errorCode);
  public void showErrorNotification(Context context, ConnectionResult result);
  public boolean showErrorDialogFragment(Activity activity, int errorCode, int requestCode);
  public static GoogleApiAvailability getInstance();
  public int isGooglePlayServicesAvailable(Context context);
  public boolean isUserResolvableError(int errorCode);
  public Dialog getErrorDialog(Activity activity, int errorCode, int requestCode);
  public Dialog getErrorDialog(Activity activity, int errorCode, int requestCode, DialogInterface.OnCancelListener listener);
  public String getErrorString(int errorCode);
  public Task<Void> makeGooglePlayServicesAvailable(Activity activity);
}

public final class GooglePlayServicesUtil {
  public static int isGooglePlayServicesAvailable(Context context);
  public static Dialog getErrorDialog(int errorCode, Activity activity, int requestCode);
  public static boolean isUserRecoverableError(int errorCode);
}

public class SignInButton extends android.widget.FrameLayout {
  public SignInButton(Context context) { super(context); }
  public SignInButton(Context context, AttributeSet attrs) { super(context, attrs); }
  public SignInButton(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setSize(int buttonSize);
}

public final class GooglePlayServicesNotAvailableException extends Exception {
  public final int errorCode = 0;
  public GooglePlayServicesNotAvailableException(int errorCode);
}

public class GooglePlayServicesRepairableException extends Exception {
  public GooglePlayServicesRepairableException(int statusCode, String message, android.content.Intent intent);
  public int getConnectionStatusCode();
}
