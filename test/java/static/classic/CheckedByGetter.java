/**
 * Each call of the getter holds the lock, but the two together do not: what the first found may be gone when the second
 * asks. Whoever keeps what it got, or holds the lock over both, is safe.
 */
package fixture.classic;

class CheckedByGetter {
  private String newest = "first";

  synchronized String newest() {
    return newest; //~ missed(A) free use newest
  }

  synchronized void forget() {
    newest = null; //~ missed(A) free free newest
  }

  int kept() {
    String found = newest();
    return found == null ? 0 : found.length();
  }

  synchronized int locked() {
    return newest() == null ? 0 : newest().length();
  }

  int twice() {
    return newest() == null ? 0 : newest().length();
  }

  public static void main(String[] args) {
    CheckedByGetter shared = new CheckedByGetter();
    new Thread(shared::forget).start();
    System.out.println(shared.kept() + shared.locked() + shared.twice());
  }
}
