package com.google.firebase.auth;

import android.net.Uri;
import com.google.android.gms.tasks.Task;

public abstract class FirebaseUser {
  public abstract String getUid();
  public abstract String getEmail();
  public abstract String getDisplayName();
  public abstract String getPhoneNumber();
  public abstract Uri getPhotoUrl();
  public abstract boolean isAnonymous();
  public abstract boolean isEmailVerified();
  public Task<Void> delete();
  public Task<Void> reload();
  public Task<Void> sendEmailVerification();
  public Task<Void> updatePassword(String password);
  public Task<Void> updateProfile(UserProfileChangeRequest request);
}

public class UserProfileChangeRequest {
  public static class Builder {
    public Builder();
    public Builder setDisplayName(String displayName);
    public Builder setPhotoUri(Uri photoUri);
    public UserProfileChangeRequest build();
  }
}

public interface AuthResult {
  FirebaseUser getUser();
}

public abstract class AuthCredential {}

public class GoogleAuthProvider {
  public static AuthCredential getCredential(String idToken, String accessToken);
}

public class EmailAuthProvider {
  public static AuthCredential getCredential(String email, String password);
}

public abstract class FirebaseAuth {
  public static FirebaseAuth getInstance();
  public FirebaseUser getCurrentUser();
  public Task<AuthResult> createUserWithEmailAndPassword(String email, String password);
  public Task<AuthResult> signInWithEmailAndPassword(String email, String password);
  public Task<AuthResult> signInWithCredential(AuthCredential credential);
  public Task<AuthResult> signInAnonymously();
  public Task<Void> sendPasswordResetEmail(String email);
  public void signOut();
  public void addAuthStateListener(AuthStateListener listener);
  public void removeAuthStateListener(AuthStateListener listener);
  public interface AuthStateListener {
    void onAuthStateChanged(FirebaseAuth auth);
  }
}
