/**
 * What was saved of a view is given back while it is new, and never after it was detached; but it is drawn again if it
 * is attached a second time.
 */
package fixture.lifecycle;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.os.Parcelable;
import android.view.View;

class ViewStateRestored extends View {
  private Object saved = new Object();
  private Paint paint = new Paint();

  ViewStateRestored(Context context) {
    super(context);
  }

  @Override
  protected void onRestoreInstanceState(Parcelable state) {
    super.onRestoreInstanceState(state);
    saved.hashCode(); //~ quiet(ordered)? saved
  }

  @Override
  protected void onDraw(Canvas canvas) {
    canvas.drawPaint(paint);
    paint.setAlpha(7); //~ free(A) use paint
  }

  @Override
  protected void onDetachedFromWindow() {
    super.onDetachedFromWindow();
    saved = null; //~ quiet(ordered)? saved
    paint = null; //~ free(A) free paint
  }
}
