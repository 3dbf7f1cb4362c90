package androidx.activity.result.contract;

import android.content.Context;
import android.content.Intent;
import android.graphics.Bitmap;
import android.net.Uri;
import androidx.activity.result.ActivityResult;
import androidx.activity.result.IntentSenderRequest;
import androidx.activity.result.PickVisualMediaRequest;
import java.util.List;
import java.util.Map;

public abstract class ActivityResultContract<I, O> {
  public ActivityResultContract();
  public abstract Intent createIntent(Context context, I input);
  public abstract O parseResult(int resultCode, Intent intent);
  public SynchronousResult<O> getSynchronousResult(Context context, I input);
  public static final class SynchronousResult<T> {
    public SynchronousResult(T value);
    public T getValue();
  }
}

public final class ActivityResultContracts {
  public static final class StartActivityForResult extends ActivityResultContract<Intent, ActivityResult> {
    public StartActivityForResult();
    public Intent createIntent(Context context, Intent input);
    public ActivityResult parseResult(int resultCode, Intent intent);
  }
  public static final class StartIntentSenderForResult extends ActivityResultContract<IntentSenderRequest, ActivityResult> {
    public StartIntentSenderForResult();
    public Intent createIntent(Context context, IntentSenderRequest input);
    public ActivityResult parseResult(int resultCode, Intent intent);
  }
  public static final class RequestMultiplePermissions extends ActivityResultContract<String[], Map<String, Boolean>> {
    public RequestMultiplePermissions();
    public Intent createIntent(Context context, String[] input);
    public Map<String, Boolean> parseResult(int resultCode, Intent intent);
  }
  public static final class RequestPermission extends ActivityResultContract<String, Boolean> {
    public RequestPermission();
    public Intent createIntent(Context context, String input);
    public Boolean parseResult(int resultCode, Intent intent);
  }
  public static class TakePicturePreview extends ActivityResultContract<Void, Bitmap> {
    public TakePicturePreview();
    public Intent createIntent(Context context, Void input);
    public final Bitmap parseResult(int resultCode, Intent intent);
  }
  public static class TakePicture extends ActivityResultContract<Uri, Boolean> {
    public TakePicture();
    public Intent createIntent(Context context, Uri input);
    public final Boolean parseResult(int resultCode, Intent intent);
  }
  public static class TakeVideo extends ActivityResultContract<Uri, Bitmap> {
    public TakeVideo();
    public Intent createIntent(Context context, Uri input);
    public final Bitmap parseResult(int resultCode, Intent intent);
  }
  public static class CaptureVideo extends ActivityResultContract<Uri, Boolean> {
    public CaptureVideo();
    public Intent createIntent(Context context, Uri input);
    public final Boolean parseResult(int resultCode, Intent intent);
  }
  public static final class PickContact extends ActivityResultContract<Void, Uri> {
    public PickContact();
    public Intent createIntent(Context context, Void input);
    public Uri parseResult(int resultCode, Intent intent);
  }
  public static class GetContent extends ActivityResultContract<String, Uri> {
    public GetContent();
    public Intent createIntent(Context context, String input);
    public final Uri parseResult(int resultCode, Intent intent);
  }
  public static class GetMultipleContents extends ActivityResultContract<String, List<Uri>> {
    public GetMultipleContents();
    public Intent createIntent(Context context, String input);
    public final List<Uri> parseResult(int resultCode, Intent intent);
  }
  public static class OpenDocument extends ActivityResultContract<String[], Uri> {
    public OpenDocument();
    public Intent createIntent(Context context, String[] input);
    public final Uri parseResult(int resultCode, Intent intent);
  }
  public static class OpenMultipleDocuments extends ActivityResultContract<String[], List<Uri>> {
    public OpenMultipleDocuments();
    public Intent createIntent(Context context, String[] input);
    public final List<Uri> parseResult(int resultCode, Intent intent);
  }
  public static class OpenDocumentTree extends ActivityResultContract<Uri, Uri> {
    public OpenDocumentTree();
    public Intent createIntent(Context context, Uri input);
    public final Uri parseResult(int resultCode, Intent intent);
  }
  public static class CreateDocument extends ActivityResultContract<String, Uri> {
    public CreateDocument();
    public CreateDocument(String mimeType);
    public Intent createIntent(Context context, String input);
    public final Uri parseResult(int resultCode, Intent intent);
  }
  public static class PickVisualMedia extends ActivityResultContract<PickVisualMediaRequest, Uri> {
    public PickVisualMedia();
    public Intent createIntent(Context context, PickVisualMediaRequest input);
    public final Uri parseResult(int resultCode, Intent intent);
    public interface VisualMediaType {}
    public static final class ImageOnly implements VisualMediaType {
      public static final ImageOnly INSTANCE = null;
    }
    public static final class VideoOnly implements VisualMediaType {
      public static final VideoOnly INSTANCE = null;
    }
    public static final class ImageAndVideo implements VisualMediaType {
      public static final ImageAndVideo INSTANCE = null;
    }
  }
  public static class PickMultipleVisualMedia extends ActivityResultContract<PickVisualMediaRequest, List<Uri>> {
    public PickMultipleVisualMedia();
    public PickMultipleVisualMedia(int maxItems);
    public Intent createIntent(Context context, PickVisualMediaRequest input);
    public final List<Uri> parseResult(int resultCode, Intent intent);
  }
}
