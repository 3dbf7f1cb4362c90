package fixture;

import android.app.Activity;
import android.content.Context;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.util.AttributeSet;
import android.view.MotionEvent;
import android.widget.FrameLayout;
import android.widget.LinearLayout;

/** Views that no code makes: each tells those that are given to one of its class. */
class Touched {
  interface TouchListener {
    void touched();
  }

  static class Frame extends FrameLayout {
    private TouchListener listener;

    Frame(Context context, AttributeSet attributes) {
      super(context, attributes);
    }

    void setListener(TouchListener listener) {
      this.listener = listener;
    }

    @Override
    public boolean onInterceptTouchEvent(MotionEvent event) { //~ origin(main) entry-callback component.input
      if (listener != null) listener.touched();
      return super.onInterceptTouchEvent(event);
    }
  }

  static class Column extends LinearLayout {
    private TouchListener listener;

    Column(Context context, AttributeSet attributes) {
      super(context, attributes);
    }

    void setListener(TouchListener listener) {
      this.listener = listener;
    }

    @Override
    public boolean onInterceptTouchEvent(MotionEvent event) { //~ origin(main) entry-callback component.input
      if (listener != null) listener.touched();
      return super.onInterceptTouchEvent(event);
    }
  }

  static class Gallery extends Activity implements TouchListener {
    private final Handler handler = new Handler(Looper.getMainLooper());

    @Override
    protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
      Frame frame = findViewById(1);
      frame.setListener(this);
    }

    @Override
    public void touched() {
      handler.post(() -> setTitle("gallery")); //~ origin(main) posted-callback handler.post //~ from(Handler.post) Frame.onInterceptTouchEvent
    }
  }

  static class Notes extends Activity implements TouchListener {
    private final Handler handler = new Handler(Looper.getMainLooper());

    @Override
    protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
      Column column = findViewById(2);
      column.setListener(this);
    }

    @Override
    public void touched() {
      handler.post(() -> setTitle("notes")); //~ origin(main) posted-callback handler.post //~ from(Handler.post) Column.onInterceptTouchEvent
    }
  }
}
