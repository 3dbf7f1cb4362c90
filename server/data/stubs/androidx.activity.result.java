package androidx.activity.result;

import android.app.PendingIntent;
import android.content.Intent;
import android.content.IntentSender;
import android.os.Parcel;
import android.os.Parcelable;
import androidx.activity.result.contract.ActivityResultContract;
import androidx.core.app.ActivityOptionsCompat;
import androidx.lifecycle.LifecycleOwner;

public final class ActivityResult implements Parcelable {
  public ActivityResult(int resultCode, Intent data);
  public int getResultCode();
  public Intent getData();
  public static String resultCodeToString(int resultCode);
  public void writeToParcel(Parcel dest, int flags);
  public int describeContents();
  public static final Parcelable.Creator<ActivityResult> CREATOR = null;
}

public interface ActivityResultCallback<O> {
  void onActivityResult(O result);
}

public interface ActivityResultCaller {
  <I, O> ActivityResultLauncher<I> registerForActivityResult(ActivityResultContract<I, O> contract, ActivityResultCallback<O> callback);
  <I, O> ActivityResultLauncher<I> registerForActivityResult(ActivityResultContract<I, O> contract, ActivityResultRegistry registry, ActivityResultCallback<O> callback);
}

public abstract class ActivityResultLauncher<I> {
  public ActivityResultLauncher();
  public void launch(I input);
  public abstract void launch(I input, ActivityOptionsCompat options);
  public abstract void unregister();
  public abstract ActivityResultContract<I, ?> getContract();
}

public abstract class ActivityResultRegistry {
  public ActivityResultRegistry();
  public abstract <I, O> void onLaunch(int requestCode, ActivityResultContract<I, O> contract, I input, ActivityOptionsCompat options);
  public final <I, O> ActivityResultLauncher<I> register(String key, LifecycleOwner lifecycleOwner, ActivityResultContract<I, O> contract, ActivityResultCallback<O> callback);
  public final <I, O> ActivityResultLauncher<I> register(String key, ActivityResultContract<I, O> contract, ActivityResultCallback<O> callback);
  public final boolean dispatchResult(int requestCode, int resultCode, Intent data);
}

public interface ActivityResultRegistryOwner {
  ActivityResultRegistry getActivityResultRegistry();
}

public final class IntentSenderRequest implements Parcelable {
  public IntentSender getIntentSender();
  public Intent getFillInIntent();
  public int getFlagsMask();
  public int getFlagsValues();
  public int describeContents();
  public void writeToParcel(Parcel dest, int flags);
  public static final class Builder {
    public Builder(IntentSender intentSender);
    public Builder(PendingIntent pendingIntent);
    public Builder setFillInIntent(Intent fillInIntent);
    public Builder setFlags(int values, int mask);
    public IntentSenderRequest build();
  }
}

public final class PickVisualMediaRequest {
  public static final class Builder {
    public Builder();
    public Builder setMediaType(androidx.activity.result.contract.ActivityResultContracts.PickVisualMedia.VisualMediaType mediaType);
    public PickVisualMediaRequest build();
  }
}
