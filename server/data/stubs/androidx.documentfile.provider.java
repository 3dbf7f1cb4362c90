package androidx.documentfile.provider;

import android.content.Context;
import android.net.Uri;
import java.io.File;

public abstract class DocumentFile {
  public static DocumentFile fromFile(File file);
  public static DocumentFile fromSingleUri(Context context, Uri singleUri);
  public static DocumentFile fromTreeUri(Context context, Uri treeUri);
  public static boolean isDocumentUri(Context context, Uri uri);
  public abstract DocumentFile createFile(String mimeType, String displayName);
  public abstract DocumentFile createDirectory(String displayName);
  public abstract Uri getUri();
  public abstract String getName();
  public abstract String getType();
  public DocumentFile getParentFile();
  public abstract boolean isDirectory();
  public abstract boolean isFile();
  public abstract boolean isVirtual();
  public abstract long lastModified();
  public abstract long length();
  public abstract boolean canRead();
  public abstract boolean canWrite();
  public abstract boolean delete();
  public abstract boolean exists();
  public abstract DocumentFile[] listFiles();
  public DocumentFile findFile(String displayName);
  public abstract boolean renameTo(String displayName);
}
