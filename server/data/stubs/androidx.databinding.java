package androidx.databinding;

import android.app.Activity;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import androidx.lifecycle.LifecycleOwner;
import java.util.List;

public interface Observable {
  void addOnPropertyChangedCallback(OnPropertyChangedCallback callback);
  void removeOnPropertyChangedCallback(OnPropertyChangedCallback callback);
  abstract class OnPropertyChangedCallback {
    public abstract void onPropertyChanged(Observable sender, int propertyId);
  }
}

public class BaseObservable implements Observable {
  public BaseObservable();
  public void addOnPropertyChangedCallback(Observable.OnPropertyChangedCallback callback);
  public void removeOnPropertyChangedCallback(Observable.OnPropertyChangedCallback callback);
  public void notifyChange();
  public void notifyPropertyChanged(int fieldId);
}

public class ObservableField<T> extends BaseObservable {
  public ObservableField();
  public ObservableField(T value);
  public T get();
  public void set(T value);
}

public class ObservableBoolean extends BaseObservable {
  public ObservableBoolean();
  public ObservableBoolean(boolean value);
  public boolean get();
  public void set(boolean value);
}

public class ObservableInt extends BaseObservable {
  public ObservableInt();
  public ObservableInt(int value);
  public int get();
  public void set(int value);
}

public interface ObservableList<T> extends List<T> {}

public class ObservableArrayList<T> extends java.util.ArrayList<T> implements ObservableList<T> {
  public ObservableArrayList();
}

public class ObservableArrayMap<K, V> extends androidx.collection.ArrayMap<K, V> {
  public ObservableArrayMap();
}

public abstract class ViewDataBinding extends BaseObservable implements androidx.viewbinding.ViewBinding {
  public View getRoot();
  public void executePendingBindings();
  public void invalidateAll();
  public void unbind();
  public boolean hasPendingBindings();
  public boolean setVariable(int variableId, Object value);
  public void setLifecycleOwner(LifecycleOwner lifecycleOwner);
  public LifecycleOwner getLifecycleOwner();
}

public class DataBindingUtil {
  public static <T extends ViewDataBinding> T setContentView(Activity activity, int layoutId);
  public static <T extends ViewDataBinding> T inflate(LayoutInflater inflater, int layoutId, ViewGroup parent, boolean attachToParent);
  public static <T extends ViewDataBinding> T bind(View root);
  public static <T extends ViewDataBinding> T getBinding(View view);
}

public @interface Bindable {
  String[] value() default {};
}

public @interface BindingAdapter {
  String[] value();
  boolean requireAll() default true;
}

public @interface BindingConversion {}

public @interface InverseBindingAdapter {
  String attribute();
  String event() default "";
}

public interface InverseBindingListener {
  void onChange();
}
