package fixture;

import android.os.Bundle;
import androidx.appcompat.app.AppCompatActivity;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MediatorLiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.Observer;
import androidx.lifecycle.Transformations;
import androidx.lifecycle.ViewModel;
import io.reactivex.Observable;
import io.reactivex.android.schedulers.AndroidSchedulers;
import io.reactivex.subjects.PublishSubject;
import java.util.Objects;

/** New values of what is observed. */
class Values extends AppCompatActivity {
  private final Model model = new Model();

  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    super.onCreate(state);
    model.names().observe(this, this::setTitle); //~ origin(main) entry-callback livedata.observer //~ caused(register) LiveData.observe:23 //~ caused(post) MutableLiveData.postValue:46
    model.lengths.observe(this, length -> {}); //~ origin(main) entry-callback livedata.observer //~ caused(register) LiveData.observe:24 //~ caused(post) MutableLiveData.postValue:46
    model.other.observeForever(new Observer<String>() {
      @Override
      public void onChanged(String value) {} //~ origin(main) entry-callback livedata.observer //~ caused(register) LiveData.observeForever:25 //~ caused(post) LiveData.setValue:61
    });
    model.ticks().subscribe(tick -> {}); //~ origin(main) posted-callback rx.subscribe //~ caused(post) Observable.subscribe:29 //~ caused(post) PublishSubject.onNext:55
    MediatorLiveData<String> both = new MediatorLiveData<>();
    both.addSource(model.names(), both::setValue); //~ origin(main) entry-callback livedata.observer //~ caused(register) MediatorLiveData.addSource:31 //~ caused(post) MutableLiveData.postValue:46
  }

  static class Model extends ViewModel { //~ origin(main) entry-callback view-model.create
    private final MutableLiveData<String> names = new MutableLiveData<>();
    private final PublishSubject<Long> ticks = PublishSubject.create();
    final LiveData<Integer> lengths = Transformations.map(names, String::length); //~ origin(main) entry-callback livedata.observer //~ caused(register) Transformations.map:37 //~ caused(post) MutableLiveData.postValue:46
    final Event other = new Event();

    LiveData<String> names() {
      return Objects.requireNonNull(names);
    }

    void load() {
      new Thread(() -> { //~ origin(thread lambda in Model.load) thread thread.start assumed //~ caused(start) Thread.start:45
        names.postValue("");
      }).start();
    }

    Observable<Long> ticks() {
      return ticks.map(tick -> tick + 1).observeOn(AndroidSchedulers.mainThread()); //~ origin(unknown) posted-callback rx.operator //~ caused(post) Observable.map:51 //~ caused(post) PublishSubject.onNext:55
    }

    void tick() {
      ticks.onNext(1L);
    }
  }

  static class Event extends LiveData<String> {
    void happen() {
      setValue("");
    }
  }
}
