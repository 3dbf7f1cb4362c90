package androidx.cardview.widget;

import android.content.Context;
import android.content.res.ColorStateList;
import android.util.AttributeSet;
import android.widget.FrameLayout;

public class CardView extends FrameLayout {
  public CardView(Context context) { super(context); }
  public CardView(Context context, AttributeSet attrs) { super(context, attrs); }
  public CardView(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setCardBackgroundColor(int color);
  public void setCardBackgroundColor(ColorStateList color);
  public ColorStateList getCardBackgroundColor();
  public void setRadius(float radius);
  public float getRadius();
  public void setCardElevation(float elevation);
  public float getCardElevation();
  public void setMaxCardElevation(float maxElevation);
  public float getMaxCardElevation();
  public void setUseCompatPadding(boolean useCompatPadding);
  public void setContentPadding(int left, int top, int right, int bottom);
  public void setPreventCornerOverlap(boolean preventCornerOverlap);
}
