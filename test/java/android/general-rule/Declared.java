package fixture;

import fixture.kotlin.PeekActivity;

/** An activity by the manifest, whose superclass is not seen. */
class Declared extends PeekActivity {
  @Override
  protected void onResume() {} //~ origin(main) entry-callback activity.lifecycle

  @Override
  public void onBackPressed() {} //~ origin(main) entry-callback component.input

  @Override
  public void onPeeked() {} //~ origin(main) entry-callback general assumed
}
