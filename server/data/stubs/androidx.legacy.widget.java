package androidx.legacy.widget;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;

public class Space extends View {
  public Space(Context context) { super(context); }
  public Space(Context context, AttributeSet attrs) { super(context, attrs); }
  public Space(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
}
