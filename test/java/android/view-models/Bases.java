package fixture;

import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.appcompat.app.AppCompatActivity;

/** Values that a base class has for each view model: what one tells, screens of another do not see. */
class Bases {
  abstract static class Base extends ViewModel {
    private final MutableLiveData<Boolean> busy = new MutableLiveData<>(false);

    MutableLiveData<Boolean> getBusy() {
      return busy;
    }

    void idle() {
      getBusy().setValue(false);
    }
  }

  static class Files extends Base {
    void load() {
      getBusy().setValue(true);
    }
  }

  static class Users extends Base {
    void load() {
      getBusy().setValue(true);
    }
  }

  static class Screen<Model extends Base> extends AppCompatActivity {
    private Model model;

    Model model() {
      return model;
    }
  }

  static class FileScreen extends Screen<Files> {
    @Override
    protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
      super.onStart();
      model().getBusy().observe(this, busy -> {}); //~ origin(main) entry-callback livedata.observer //~ caused(register) LiveData.observe:46 //~ caused(post) MutableLiveData.setValue:18 //~ caused(post) MutableLiveData.setValue:24
      model().load();
    }
  }

  static class UserScreen extends Screen<Users> {
    private Users own;

    @Override
    protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
      super.onStart();
      own = new ViewModelProvider(this).get(Users.class);
      own.getBusy().observe(this, busy -> {}); //~ origin(main) entry-callback livedata.observer //~ caused(register) LiveData.observe:58 //~ caused(post) MutableLiveData.setValue:18 //~ caused(post) MutableLiveData.setValue:30
      own.load();
      own.idle();
    }
  }
}
