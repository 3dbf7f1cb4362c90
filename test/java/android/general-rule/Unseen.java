package fixture;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.LifecycleOwner;
import fixture.kotlin.NonNullObserver;

/** A listener whose superclass is not seen. */
class Unseen {
  static void main(LiveData<Boolean> loading, LifecycleOwner owner) {
    loading.observe(
        owner,
        new NonNullObserver<Boolean>() {
          @Override
          public void onValueChanged(Boolean value) {} //~ origin(main) entry-callback general assumed //~ caused(register) LiveData.observe:10
        });
  }
}
