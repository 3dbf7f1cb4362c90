package fixture;

import unseen.ErrorCallback;
import unseen.Recipient;

/** A method that keeps a callback and returns its object is called by who wants to be told. */
class Fluent implements Recipient {
  private ErrorCallback callback;

  @Override
  public Recipient onError(ErrorCallback callback) {
    this.callback = callback;
    return this;
  }

  @Override
  public void onFailure(Exception why) {} //~ origin(main) entry-callback general assumed
}
