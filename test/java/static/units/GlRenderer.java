/** The renderer runs on the GL thread; queueEvent brings work there. */
package fixture.units;

import android.content.Context;
import android.opengl.GLSurfaceView;
import android.view.MotionEvent;
import javax.microedition.khronos.egl.EGLConfig;
import javax.microedition.khronos.opengles.GL10;

public class GlRenderer extends GLSurfaceView {
  private final Scene scene = new Scene();

  public GlRenderer(Context context) {
    super(context);
    setRenderer(scene);
  }

  @Override
  public boolean onTouchEvent(MotionEvent event) {
    scene.angle = event.getX(); //~ race(A) write angle
    queueEvent(() -> scene.zoom = event.getY()); //~ quiet(one-thread) zoom
    return true;
  }

  static class Scene implements GLSurfaceView.Renderer {
    float angle;
    float zoom;

    @Override
    public void onSurfaceCreated(GL10 gl, EGLConfig config) {}

    @Override
    public void onSurfaceChanged(GL10 gl, int width, int height) {}

    @Override
    public void onDrawFrame(GL10 gl) {
      System.out.println(angle); //~ race(A) read angle
      System.out.println(zoom); //~ quiet(one-thread) zoom
    }
  }
}
