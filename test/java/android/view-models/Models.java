package fixture;

import androidx.appcompat.app.AppCompatActivity;
import androidx.lifecycle.DefaultLifecycleObserver;
import androidx.lifecycle.LifecycleOwner;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import android.os.Bundle;

class Models extends AppCompatActivity {
  private final Model model = new Model();

  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    super.onCreate(state);
    model.names.observe(this, name -> setTitle(name)); //~ origin(main) entry-callback livedata.observer
    getLifecycle().addObserver(new Watch());
  }

  static class Model extends ViewModel {
    final MutableLiveData<String> names = new MutableLiveData<>();

    void load() {
      new Thread(() -> names.postValue("")).start(); //~ origin(thread lambda in Model.load) thread thread.start
    }

    @Override
    protected void onCleared() {} //~ origin(main) entry-callback view-model.lifecycle
  }

  static class Watch implements DefaultLifecycleObserver {
    @Override
    public void onStart(LifecycleOwner owner) {} //~ origin(main) entry-callback lifecycle-observer.lifecycle

    @Override
    public void onStop(LifecycleOwner owner) {} //~ origin(main) entry-callback lifecycle-observer.lifecycle
  }
}
