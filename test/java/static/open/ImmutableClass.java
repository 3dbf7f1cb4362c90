/** Immutable, as it says. A lazily computed hash is written by whoever comes first, always to the same value. */
package fixture.open;

import javax.annotation.concurrent.Immutable;

@Immutable
class ImmutableClass {
  private final int x;
  private int hash;

  ImmutableClass(int x) {
    this.x = x; //~ quiet(final|immutable|owned) x
  }

  int x() {
    return x; //~ quiet(final|immutable|owned) x
  }

  @Override
  public int hashCode() {
    int seen = hash; //~ maybe(A) race read hash
    if (seen == 0) {
      seen = 31 * x;
      hash = seen; //~ maybe(A) race write+ hash
    }
    return seen;
  }
}
