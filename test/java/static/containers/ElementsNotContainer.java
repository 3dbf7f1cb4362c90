/** The map is locked, the objects in it are not. */
package fixture.containers;

import java.util.HashMap;
import java.util.Map;

class ElementsNotContainer {
  static class User {
    int logins;
  }

  private final Map<String, User> users = new HashMap<>();

  User find(String name) {
    synchronized (users) {
      User user = users.get(name); //~ quiet(lock)? users
      if (user == null) {
        user = new User();
        users.put(name, user); //~ quiet(lock)? users
      }
      return user;
    }
  }

  void login(String name) {
    find(name).logins++; //~ race(A) self logins
  }

  public static void main(String[] args) {
    ElementsNotContainer all = new ElementsNotContainer();
    new Thread(() -> all.login("a")).start();
    new Thread(() -> all.login("a")).start();
  }
}
