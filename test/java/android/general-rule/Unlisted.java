package fixture;

import android.companion.CompanionDeviceManager;
import android.content.IntentSender;
import android.os.Parcel;
import android.os.Parcelable;
import java.util.Comparator;
import java.util.Iterator;

class Unlisted extends CompanionDeviceManager.Callback
    implements Parcelable, Comparator<String>, Iterator<String> {
  @Override
  public void onDeviceFound(IntentSender sender) {} //~ origin(main) entry-callback general assumed

  @Override
  public void onFailure(CharSequence text) {} //~ origin(main) entry-callback general assumed

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel parcel, int flags) {}

  @Override
  public int compare(String one, String other) {
    return 0;
  }

  @Override
  public boolean hasNext() {
    return false;
  }

  @Override
  public String next() {
    return null;
  }

  @Override
  public String toString() {
    return "";
  }
}
