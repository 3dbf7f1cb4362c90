package fixture;

/** Supertypes that are not here, in Kotlin say: known by the manifest, by their names, or assumed. */
class Unseen {
  static class Declared extends com.acme.KotlinBase {
    @Override
    protected void onResume() {} //~ origin(main) entry-callback activity.lifecycle
  }

  static class Named extends com.acme.BaseFragment {
    @Override
    public void onDestroyView() {} //~ origin(main) entry-callback fragment.lifecycle assumed
  }

  static class Other extends com.acme.Screen {
    @Override
    public void onShown() {} //~ origin(main) entry-callback general assumed

    @Override
    public String title() {
      return "";
    }

    public void onNothing() {}
  }
}
