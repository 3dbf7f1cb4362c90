/** The field is reached through a value of which nothing is known; the race beside it is plain. */
package fixture.unknown;

import com.acme.data.Source;

class MissingReceiver {
  int direct;
  int through;

  public static void main(String[] args) {
    MissingReceiver own = new MissingReceiver();
    MissingReceiver other = Source.<MissingReceiver>find("x");
    new Thread(() -> {
      own.direct = 1; //~ race(A) write direct
      other.through = 1; //~ maybe(B) race write through
    }).start();
    own.direct = 2; //~ race(A) write direct
    own.through = 2; //~ maybe(B) race write through
  }
}
