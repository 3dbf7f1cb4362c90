package shop;

import depot.Box;
import depot.Outer.Kept;
import static depot.Outer.Shelf;
import depot.hidden.*;
import java.util.*;
import java.util.Map.Entry;
import com.acme.Widget;
import com.acme.Widget.Part;
import static com.acme.Tools.*;

class Shop extends Base {
  Box imported; //~ type depot.Box
  Crate ofPackage; //~ type shop.Crate
  List<String> demanded; //~ type java.util.List<java.lang.String>
  String language; //~ type java.lang.String
  Entry<Integer, int[]> nested; //~ type java.util.Map$Entry<java.lang.Integer, int[]>
  Map.Entry<?, ? super Shop> qualified; //~ type java.util.Map$Entry<?, ? super shop.Shop>
  java.util.concurrent.Future<?> full; //~ type java.util.concurrent.Future<?>
  Kept kept; //~ type depot.Outer$Kept
  Shelf shelf; //~ type depot.Outer$Shelf
  depot.Outer.Kept written; //~ type depot.Outer$Kept
  Till till; //~ type shop.Base$Till
  Base.Till throughOuter; //~ type shop.Base$Till
  Shop.Till throughHeir; //~ type shop.Base$Till
  // A class of the package comes before one imported on demand.
  Queue queue; //~ type shop.Queue
  // The member class comes before the import.
  Locale locale; //~ type shop.Shop$Locale
  Widget[][] widget; //~ type unknown com.acme.Widget[][]
  Part part; //~ type unknown com.acme.Widget.Part
  Widget.Other other; //~ type unknown com.acme.Widget.Other
  org.acme.Far far; //~ type unknown org.acme.Far
  // Only one imported package is not known, so it must be in there.
  Nowhere nowhere; //~ type unknown depot.hidden.Nowhere
  // Of the package, but not public: what is imported on demand must be.
  depot.Secret secret; //~ type depot.Secret
  R.layout resources; //~ type shop.R$layout
  BuildConfig config; //~ type shop.BuildConfig
  ShopBinding binding; //~ type unknown depot.hidden.ShopBinding

  class Locale {
    Shop around; //~ type shop.Shop
    Till inheritedAround; //~ type shop.Base$Till
    Deep deep; //~ type shop.Shop$Locale$Deep

    class Deep {
      Locale back; //~ type shop.Shop$Locale
    }
  }

  /** The parameter T hides the class T; a member of its own hides the parameter. */
  static class Generic<T, Item> {
    T variable; //~ type T
    Item item; //~ type shop.Shop$Generic$Item
    List<? extends T> wild; //~ type java.util.List<? extends T>

    static class Item {}

    <T extends Crate> T generic(T other) { //~ result T
      return other;
    }
  }

  /** Hides what is inherited: the nearer one counts. */
  static class T {}

  static class Heir extends Base {
    T ofOuter; //~ type shop.Shop$T

    class Till {}

    Till nearer; //~ type shop.Shop$Heir$Till
  }
}
