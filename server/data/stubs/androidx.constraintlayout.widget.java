package androidx.constraintlayout.widget;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;

public class ConstraintLayout extends ViewGroup {
  public ConstraintLayout(Context context) { super(context); }
  public ConstraintLayout(Context context, AttributeSet attrs) { super(context, attrs); }
  public ConstraintLayout(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setConstraintSet(ConstraintSet set);
  public void setMaxHeight(int value);
  public void setMinHeight(int value);
  public void setOptimizationLevel(int level);
  public View getViewById(int id);
  protected void onLayout(boolean changed, int l, int t, int r, int b);
  public static class LayoutParams extends ViewGroup.MarginLayoutParams {
    public static final int MATCH_CONSTRAINT = 0;
    public static final int PARENT_ID = 0;
    public static final int UNSET = -1;
    public int startToStart;
    public int startToEnd;
    public int endToStart;
    public int endToEnd;
    public int topToTop;
    public int topToBottom;
    public int bottomToTop;
    public int bottomToBottom;
    public int leftToLeft;
    public int leftToRight;
    public int rightToLeft;
    public int rightToRight;
    public float horizontalBias;
    public float verticalBias;
    public String dimensionRatio;
    public float guidePercent;
    public int guideBegin;
    public int guideEnd;
    public LayoutParams(Context c, AttributeSet attrs) { super(c, attrs); }
    public LayoutParams(int width, int height) { super(width, height); }
    public LayoutParams(ViewGroup.LayoutParams source) { super(source); }
  }
}

public class ConstraintSet {
  public static final int PARENT_ID = 0;
  public static final int LEFT = 1;
  public static final int RIGHT = 2;
  public static final int TOP = 3;
  public static final int BOTTOM = 4;
  public static final int BASELINE = 5;
  public static final int START = 6;
  public static final int END = 7;
  public static final int MATCH_CONSTRAINT = 0;
  public static final int WRAP_CONTENT = -2;
  public ConstraintSet();
  public void clone(Context context, int constraintLayoutId);
  public void clone(ConstraintSet set);
  public void clone(ConstraintLayout constraintLayout);
  public void applyTo(ConstraintLayout constraintLayout);
  public void connect(int startID, int startSide, int endID, int endSide);
  public void connect(int startID, int startSide, int endID, int endSide, int margin);
  public void clear(int viewId);
  public void clear(int viewId, int anchor);
  public void setMargin(int viewId, int anchor, int value);
  public void setVisibility(int viewId, int visibility);
  public void setDimensionRatio(int viewId, String ratio);
  public void setHorizontalBias(int viewId, float bias);
  public void setVerticalBias(int viewId, float bias);
  public void setGuidelinePercent(int guidelineID, float ratio);
  public void constrainWidth(int viewId, int width);
  public void constrainHeight(int viewId, int height);
}

public abstract class ConstraintHelper extends View {
  public ConstraintHelper(Context context) { super(context); }
  public ConstraintHelper(Context context, AttributeSet attrs) { super(context, attrs); }
  public ConstraintHelper(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public int[] getReferencedIds();
  public void setReferencedIds(int[] ids);
}

public class Group extends ConstraintHelper {
  public Group(Context context) { super(context); }
  public Group(Context context, AttributeSet attrs) { super(context, attrs); }
  public Group(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
}

public class Barrier extends ConstraintHelper {
  public Barrier(Context context) { super(context); }
  public Barrier(Context context, AttributeSet attrs) { super(context, attrs); }
  public Barrier(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setType(int type);
}

public class Guideline extends View {
  public Guideline(Context context) { super(context); }
  public Guideline(Context context, AttributeSet attrs) { super(context, attrs); }
  public Guideline(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setGuidelineBegin(int margin);
  public void setGuidelineEnd(int margin);
  public void setGuidelinePercent(float ratio);
}

public class Placeholder extends View {
  public Placeholder(Context context) { super(context); }
  public Placeholder(Context context, AttributeSet attrs) { super(context, attrs); }
  public Placeholder(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setContentId(int id);
}
