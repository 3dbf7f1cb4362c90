/** Application.onCreate comes before every activity, service and receiver; but behind the onCreate of providers. */
package fixture.lifecycle;

import android.app.Application;

public class App extends Application {
  static StringBuilder config;
  static StringBuilder tooLate;
  static final StringBuilder names = new StringBuilder();

  @Override
  public void onCreate() {
    super.onCreate();
    config = new StringBuilder(); //~ quiet(ordered) config
    tooLate = new StringBuilder(); //~ order(A) set tooLate
    names.append("app"); //~ quiet(ordered) names
  }
}
