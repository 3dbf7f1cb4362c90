/** Native code may call back from any thread; the Java side is judged by what it shows. */
package fixture.unknown;

class NativeMethods {
  private int frames;
  private int shown;

  private native void poll();

  /** Called by native code. */
  private void onFrame(int number) {
    frames = number; //~ maybe(B) race write+ frames
  }

  public static void main(String[] args) {
    NativeMethods camera = new NativeMethods();
    new Thread(() -> {
      camera.poll();
      camera.shown++; //~ race(A) update shown
    }).start();
    System.out.println(camera.frames); //~ maybe(B) race read frames
    System.out.println(camera.shown); //~ race(A) read shown
  }
}
