/** GuardedBy in the forms that people write: this, a class, a method's lock, another package's annotation. */
package fixture.locks;

import com.google.errorprone.annotations.concurrent.GuardedBy;

class GuardedByForms {
  @GuardedBy("this")
  private int byThis;

  @GuardedBy("GuardedByForms.class")
  private static int byClass;

  @net.jcip.annotations.GuardedBy("this")
  private int broken;

  synchronized void change() {
    byThis++; //~ quiet(lock) byThis
    broken++; //~ race(A) update broken
    synchronized (GuardedByForms.class) {
      byClass++; //~ quiet(lock) byClass
    }
  }

  int broken() {
    return broken; //~ race(A) read broken
  }

  public static void main(String[] args) {
    GuardedByForms forms = new GuardedByForms();
    new Thread(forms::change).start();
    new Thread(forms::change).start();
    System.out.println(forms.broken());
  }
}
