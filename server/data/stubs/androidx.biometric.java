package androidx.biometric;

import android.content.Context;
import androidx.fragment.app.Fragment;
import androidx.fragment.app.FragmentActivity;
import java.util.concurrent.Executor;

public class BiometricPrompt {
  public static final int ERROR_USER_CANCELED = 10;
  public static final int ERROR_NEGATIVE_BUTTON = 13;
  public BiometricPrompt(FragmentActivity activity, AuthenticationCallback callback);
  public BiometricPrompt(FragmentActivity activity, Executor executor, AuthenticationCallback callback);
  public BiometricPrompt(Fragment fragment, Executor executor, AuthenticationCallback callback);
  public void authenticate(PromptInfo info);
  public void authenticate(PromptInfo info, CryptoObject crypto);
  public void cancelAuthentication();
  public static class CryptoObject {
    public CryptoObject(javax.crypto.Cipher cipher);
    public javax.crypto.Cipher getCipher();
  }
  public static class AuthenticationResult {
    public CryptoObject getCryptoObject();
  }
  public static abstract class AuthenticationCallback {
    public AuthenticationCallback();
    public void onAuthenticationError(int errorCode, CharSequence errString);
    public void onAuthenticationSucceeded(AuthenticationResult result);
    public void onAuthenticationFailed();
  }
  public static class PromptInfo {
    public static class Builder {
      public Builder();
      public Builder setTitle(CharSequence title);
      public Builder setSubtitle(CharSequence subtitle);
      public Builder setDescription(CharSequence description);
      public Builder setNegativeButtonText(CharSequence negativeButtonText);
      public Builder setAllowedAuthenticators(int allowedAuthenticators);
      public Builder setDeviceCredentialAllowed(boolean deviceCredentialAllowed);
      public Builder setConfirmationRequired(boolean confirmationRequired);
      public PromptInfo build();
    }
  }
}

public class BiometricManager {
  public static final int BIOMETRIC_SUCCESS = 0;
  public static BiometricManager from(Context context);
  public int canAuthenticate();
  public int canAuthenticate(int authenticators);
}
