package androidx.paging;

import androidx.arch.core.util.Function;
import androidx.lifecycle.LiveData;
import androidx.recyclerview.widget.AsyncDifferConfig;
import androidx.recyclerview.widget.DiffUtil;
import androidx.recyclerview.widget.RecyclerView;
import java.util.List;
import java.util.concurrent.Executor;

public abstract class DataSource<Key, Value> {
  public void addInvalidatedCallback(InvalidatedCallback onInvalidatedCallback);
  public void removeInvalidatedCallback(InvalidatedCallback onInvalidatedCallback);
  public void invalidate();
  public boolean isInvalid();
  public interface InvalidatedCallback {
    void onInvalidated();
  }
  public static abstract class Factory<Key, Value> {
    public Factory();
    public abstract DataSource<Key, Value> create();
    public <ToValue> Factory<Key, ToValue> map(Function<Value, ToValue> function);
  }
}

public abstract class PageKeyedDataSource<Key, Value> extends DataSource<Key, Value> {
  public PageKeyedDataSource();
  public abstract void loadInitial(LoadInitialParams<Key> params, LoadInitialCallback<Key, Value> callback);
  public abstract void loadBefore(LoadParams<Key> params, LoadCallback<Key, Value> callback);
  public abstract void loadAfter(LoadParams<Key> params, LoadCallback<Key, Value> callback);
  public static class LoadInitialParams<Key> {
    public final int requestedLoadSize = 0;
    public final boolean placeholdersEnabled = false;
  }
  public static class LoadParams<Key> {
    public final Key key = null;
    public final int requestedLoadSize = 0;
  }
  public static abstract class LoadInitialCallback<Key, Value> {
    public abstract void onResult(List<Value> data, int position, int totalCount, Key previousPageKey, Key nextPageKey);
    public abstract void onResult(List<Value> data, Key previousPageKey, Key nextPageKey);
  }
  public static abstract class LoadCallback<Key, Value> {
    public abstract void onResult(List<Value> data, Key adjacentPageKey);
  }
}

public abstract class ItemKeyedDataSource<Key, Value> extends DataSource<Key, Value> {
  public ItemKeyedDataSource();
  public abstract void loadInitial(LoadInitialParams<Key> params, LoadInitialCallback<Value> callback);
  public abstract void loadAfter(LoadParams<Key> params, LoadCallback<Value> callback);
  public abstract void loadBefore(LoadParams<Key> params, LoadCallback<Value> callback);
  public abstract Key getKey(Value item);
  public static class LoadInitialParams<Key> {
    public final Key requestedInitialKey = null;
    public final int requestedLoadSize = 0;
  }
  public static class LoadParams<Key> {
    public final Key key = null;
    public final int requestedLoadSize = 0;
  }
  public static abstract class LoadCallback<Value> {
    public abstract void onResult(List<Value> data);
  }
  public static abstract class LoadInitialCallback<Value> extends LoadCallback<Value> {
    public abstract void onResult(List<Value> data, int position, int totalCount);
  }
}

public abstract class PositionalDataSource<T> extends DataSource<Integer, T> {
  public PositionalDataSource();
  public abstract void loadInitial(LoadInitialParams params, LoadInitialCallback<T> callback);
  public abstract void loadRange(LoadRangeParams params, LoadRangeCallback<T> callback);
  public static class LoadInitialParams {
    public final int requestedStartPosition = 0;
    public final int requestedLoadSize = 0;
    public final int pageSize = 0;
  }
  public static class LoadRangeParams {
    public final int startPosition = 0;
    public final int loadSize = 0;
  }
  public static abstract class LoadInitialCallback<T> {
    public abstract void onResult(List<T> data, int position, int totalCount);
    public abstract void onResult(List<T> data, int position);
  }
  public static abstract class LoadRangeCallback<T> {
    public abstract void onResult(List<T> data);
  }
}

public abstract class PagedList<T> extends java.util.AbstractList<T> {
  public void loadAround(int index);
  public List<T> snapshot();
  public DataSource<?, T> getDataSource();
  public T get(int index);
  public int size();
  public static class Config {
    public final int pageSize = 0;
    public static final class Builder {
      public Builder();
      public Builder setPageSize(int pageSize);
      public Builder setPrefetchDistance(int prefetchDistance);
      public Builder setEnablePlaceholders(boolean enablePlaceholders);
      public Builder setInitialLoadSizeHint(int initialLoadSizeHint);
      public Builder setMaxSize(int maxSize);
      public Config build();
    }
  }
  public static abstract class BoundaryCallback<T> {
    public BoundaryCallback();
    public void onZeroItemsLoaded();
    public void onItemAtFrontLoaded(T itemAtFront);
    public void onItemAtEndLoaded(T itemAtEnd);
  }
}

public final class LivePagedListBuilder<Key, Value> {
  public LivePagedListBuilder(DataSource.Factory<Key, Value> dataSourceFactory, PagedList.Config config);
  public LivePagedListBuilder(DataSource.Factory<Key, Value> dataSourceFactory, int pageSize);
  public LivePagedListBuilder<Key, Value> setInitialLoadKey(Key key);
  public LivePagedListBuilder<Key, Value> setBoundaryCallback(PagedList.BoundaryCallback<Value> boundaryCallback);
  public LivePagedListBuilder<Key, Value> setFetchExecutor(Executor fetchExecutor);
  public LiveData<PagedList<Value>> build();
}

public abstract class PagedListAdapter<T, VH extends RecyclerView.ViewHolder> extends RecyclerView.Adapter<VH> {
  protected PagedListAdapter(DiffUtil.ItemCallback<T> diffCallback);
  protected PagedListAdapter(AsyncDifferConfig<T> config);
  public void submitList(PagedList<T> pagedList);
  public void submitList(PagedList<T> pagedList, Runnable commitCallback);
  protected T getItem(int position);
  public int getItemCount();
  public PagedList<T> getCurrentList();
  public void onCurrentListChanged(PagedList<T> currentList);
  public void onCurrentListChanged(PagedList<T> previousList, PagedList<T> currentList);
}
