package androidx.gridlayout.widget;

import android.content.Context;
import android.util.AttributeSet;
import android.view.ViewGroup;

public class GridLayout extends ViewGroup {
  public static Spec spec(int start, Alignment alignment);
  public static Spec spec(int start, int size, Alignment alignment);
  public static Spec spec(int start, int size, float weight);
  public static Spec spec(int start, Alignment alignment, float weight);
  public static final Alignment FILL = null;
  public static final Alignment CENTER = null;
  public static final Alignment START = null;
  public static final Alignment END = null;
  public static abstract class Alignment {}
  public GridLayout(Context context) { super(context); }
  public GridLayout(Context context, AttributeSet attrs) { super(context, attrs); }
  public GridLayout(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public static final int HORIZONTAL = 0;
  public static final int VERTICAL = 1;
  public static final int UNDEFINED = -2147483648;
  public int getRowCount();
  public void setRowCount(int rowCount);
  public int getColumnCount();
  public void setColumnCount(int columnCount);
  public void setOrientation(int orientation);
  public static Spec spec(int start);
  public static Spec spec(int start, int size);
  public static Spec spec(int start, float weight);
  protected void onLayout(boolean changed, int l, int t, int r, int b);
  public static class Spec {}
  public static class LayoutParams extends ViewGroup.MarginLayoutParams {
    public Spec rowSpec;
    public Spec columnSpec;
    public LayoutParams() { super(0, 0); }
    public LayoutParams(Spec rowSpec, Spec columnSpec) { super(0, 0); }
    public void setGravity(int gravity);
  }
}
