package fixture;

import unseen.ThemedScreen;

/** What an activity of the manifest inherits from a class of the project is an activity's, whatever is above. */
class Inherited extends Inherited.Above {
  abstract static class Above extends ThemedScreen {
    @Override
    protected void onDestroy() {} //~ origin(main) entry-callback activity.lifecycle
  }
}
