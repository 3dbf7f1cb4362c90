package fixture;

import android.animation.Animator;
import android.animation.AnimatorListenerAdapter;
import android.app.AlertDialog;
import android.app.Dialog;
import android.content.Context;
import android.graphics.Canvas;
import android.hardware.Sensor;
import android.hardware.SensorEvent;
import android.hardware.SensorEventListener;
import android.hardware.SensorManager;
import android.opengl.GLSurfaceView;
import android.os.Bundle;
import android.os.Handler;
import android.os.HandlerThread;
import android.text.Editable;
import android.text.TextWatcher;
import android.view.MotionEvent;
import android.view.SurfaceHolder;
import android.view.View;
import android.view.ViewGroup;
import android.webkit.JavascriptInterface;
import android.widget.BaseAdapter;
import android.widget.EditText;
import javax.microedition.khronos.egl.EGLConfig;
import javax.microedition.khronos.opengles.GL10;

class Views extends View implements SensorEventListener {
  Views(Context context) {
    super(context);
    new AlertDialog.Builder(context).setPositiveButton("ok", (dialog, which) -> invalidate()); //~ origin(main) entry-callback dialog.listener
    new EditText(context).addTextChangedListener(new Watcher());
    animate().setListener(new AnimatorListenerAdapter() {
      @Override
      public void onAnimationEnd(Animator animator) {} //~ origin(main) entry-callback animation
    });
    getViewTreeObserver().addOnGlobalLayoutListener(() -> invalidate()); //~ origin(main) entry-callback view.layout
    HandlerThread sensing = new HandlerThread("sensing");
    sensing.start();
    SensorManager sensors = (SensorManager) context.getSystemService("sensor");
    sensors.registerListener(this, null, 0, new Handler(sensing.getLooper()));
  }

  @Override
  protected void onAttachedToWindow() { //~ origin(main) entry-callback view.lifecycle
    super.onAttachedToWindow();
  }

  @Override
  protected void onDraw(Canvas canvas) {} //~ origin(main) entry-callback view.lifecycle

  @Override
  public boolean onTouchEvent(MotionEvent event) { //~ origin(main) entry-callback component.input
    return true;
  }

  @Override
  protected void onDetachedFromWindow() { //~ origin(main) entry-callback view.lifecycle
    super.onDetachedFromWindow();
  }

  @Override
  public void onSensorChanged(SensorEvent event) {} //~ origin(looper sensing) entry-callback sensor

  @Override
  public void onAccuracyChanged(Sensor sensor, int accuracy) {} //~ origin(looper sensing) entry-callback sensor

  static class Watcher implements TextWatcher {
    @Override
    public void beforeTextChanged(CharSequence text, int start, int count, int after) {} //~ origin(main) entry-callback view.input

    @Override
    public void onTextChanged(CharSequence text, int start, int before, int count) {} //~ origin(main) entry-callback view.input

    @Override
    public void afterTextChanged(Editable text) {} //~ origin(main) entry-callback view.input
  }

  static class Rows extends BaseAdapter {
    @Override
    public int getCount() { //~ origin(main) entry-callback adapter assumed
      return 0;
    }

    @Override
    public Object getItem(int at) { //~ origin(main) entry-callback adapter assumed
      return null;
    }

    @Override
    public long getItemId(int at) { //~ origin(main) entry-callback adapter assumed
      return 0;
    }

    @Override
    public View getView(int at, View old, ViewGroup parent) { //~ origin(main) entry-callback adapter assumed
      return old;
    }
  }

  static class Scene implements GLSurfaceView.Renderer {
    @Override
    public void onSurfaceCreated(GL10 gl, EGLConfig config) {} //~ origin(serial GLThread) entry-callback gl.renderer assumed

    @Override
    public void onSurfaceChanged(GL10 gl, int width, int height) {} //~ origin(serial GLThread) entry-callback gl.renderer assumed

    @Override
    public void onDrawFrame(GL10 gl) {} //~ origin(serial GLThread) entry-callback gl.renderer assumed
  }

  static class Surface implements SurfaceHolder.Callback {
    @Override
    public void surfaceCreated(SurfaceHolder holder) {} //~ origin(main) entry-callback surface assumed

    @Override
    public void surfaceChanged(SurfaceHolder holder, int format, int width, int height) {} //~ origin(main) entry-callback surface assumed

    @Override
    public void surfaceDestroyed(SurfaceHolder holder) {} //~ origin(main) entry-callback surface assumed
  }

  static class Ask extends Dialog {
    Ask(Context context) {
      super(context);
    }

    @Override
    protected void onCreate(Bundle state) {} //~ origin(main) entry-callback dialog.lifecycle

    @Override
    protected void onStop() {} //~ origin(main) entry-callback dialog.lifecycle
  }

  static class Bridge {
    @JavascriptInterface
    public void call(String text) {} //~ origin(serial JavaBridge) entry-callback javascript
  }
}
