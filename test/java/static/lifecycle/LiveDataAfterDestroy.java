/** An observer of a lifecycle is silent after onStop; one for ever is not. */
package fixture.lifecycle;

import android.os.Bundle;
import androidx.appcompat.app.AppCompatActivity;
import androidx.lifecycle.MutableLiveData;

public class LiveDataAfterDestroy extends AppCompatActivity {
  static final MutableLiveData<String> NEWS = new MutableLiveData<>();
  private StringBuilder bound = new StringBuilder();
  private StringBuilder forever = new StringBuilder();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    NEWS.observe(this, text -> bound.append(text)); //~ quiet(ordered) bound
    NEWS.observeForever(text -> {
      forever.append(text); //~ free(A) use forever
    });
  }

  @Override
  protected void onStart() {
    super.onStart();
    new Thread(() -> NEWS.postValue("news")).start();
  }

  @Override
  protected void onDestroy() {
    bound = null; //~ quiet(ordered) bound
    forever = null; //~ free(A) free forever
    super.onDestroy();
  }
}
