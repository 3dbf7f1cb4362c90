package androidx.loader.content;

import android.content.Context;
import android.database.ContentObserver;
import android.database.Cursor;
import android.net.Uri;
import android.os.Handler;
import java.util.concurrent.Executor;

public class Loader<D> {
  public Loader(Context context);
  public void deliverResult(D data);
  public void deliverCancellation();
  public Context getContext();
  public int getId();
  public void registerListener(int id, OnLoadCompleteListener<D> listener);
  public void unregisterListener(OnLoadCompleteListener<D> listener);
  public void registerOnLoadCanceledListener(OnLoadCanceledListener<D> listener);
  public void unregisterOnLoadCanceledListener(OnLoadCanceledListener<D> listener);
  public boolean isStarted();
  public boolean isAbandoned();
  public boolean isReset();
  public final void startLoading();
  protected void onStartLoading();
  public boolean cancelLoad();
  protected boolean onCancelLoad();
  public void forceLoad();
  protected void onForceLoad();
  public void stopLoading();
  protected void onStopLoading();
  public void abandon();
  protected void onAbandon();
  public void reset();
  protected void onReset();
  public boolean takeContentChanged();
  public void commitContentChanged();
  public void rollbackContentChanged();
  public void onContentChanged();
  public String dataToString(D data);
  public final class ForceLoadContentObserver extends ContentObserver {
    public ForceLoadContentObserver() { super((Handler) null); }
  }
  public interface OnLoadCompleteListener<D> {
    void onLoadComplete(Loader<D> loader, D data);
  }
  public interface OnLoadCanceledListener<D> {
    void onLoadCanceled(Loader<D> loader);
  }
}

public abstract class AsyncTaskLoader<D> extends Loader<D> {
  public AsyncTaskLoader(Context context) { super(context); }
  public void setUpdateThrottle(long delayMS);
  public void onCanceled(D data);
  public abstract D loadInBackground();
  protected D onLoadInBackground();
  public void cancelLoadInBackground();
  public boolean isLoadInBackgroundCanceled();
  protected Executor getExecutor();
}

public class CursorLoader extends AsyncTaskLoader<Cursor> {
  public CursorLoader(Context context) { super(context); }
  public CursorLoader(Context context, Uri uri, String[] projection, String selection, String[] selectionArgs, String sortOrder) { super(context); }
  public Cursor loadInBackground();
  public void deliverResult(Cursor cursor);
  public void onCanceled(Cursor cursor);
  public Uri getUri();
  public void setUri(Uri uri);
  public String[] getProjection();
  public void setProjection(String[] projection);
  public String getSelection();
  public void setSelection(String selection);
  public String[] getSelectionArgs();
  public void setSelectionArgs(String[] selectionArgs);
  public String getSortOrder();
  public void setSortOrder(String sortOrder);
}
