/** A shop: the list of suppliers is protected, the count beside it only where it is written. */
package fixture.plainjava;

import java.util.ArrayList;
import java.util.List;

class Shop {
  private final List<String> goods = new ArrayList<>();
  private int stock;

  synchronized void supply(String item) {
    goods.add(item); //~ quiet(lock)? goods
    stock++; //~ race(A) update stock
  }

  void browse() {
    while (stock > 0) { //~ race(A) read stock
      synchronized (this) {
        if (!goods.isEmpty()) { //~ quiet(lock)? goods
          goods.remove(0); //~ quiet(lock)? goods
          stock--; //~ quiet(lock) stock
        }
      }
    }
  }

  public static void main(String[] args) {
    Shop shop = new Shop();
    new Thread(() -> shop.supply("tea")).start();
    new Thread(shop::browse).start();
  }
}
