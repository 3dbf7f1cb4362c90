/** What is said of data is believed: of one thread, the caller's own. */
package fixture.open;

import com.facebook.infer.annotation.ReturnsOwnership;
import com.facebook.infer.annotation.ThreadConfined;
import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class SaidOfData {
  @ThreadConfined("render")
  private int frame;

  private Makers makers;

  void draw() {
    frame++;
  }

  void own() {
    Part part = makers.makePart();
    part.size = 1; //~ quiet(owned)? size
  }

  void others() {
    Part part = makers.findPart();
    part.size = 2; //~ race(A) self size
  }

  interface Makers {
    @ReturnsOwnership
    Part makePart();

    Part findPart();
  }

  static class Part {
    int size;
  }
}
