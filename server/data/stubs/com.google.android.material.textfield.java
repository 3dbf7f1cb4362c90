package com.google.android.material.textfield;

import android.content.Context;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.View;
import android.widget.EditText;
import android.widget.LinearLayout;
import androidx.appcompat.widget.AppCompatAutoCompleteTextView;
import androidx.appcompat.widget.AppCompatEditText;

public class TextInputLayout extends LinearLayout {
  public TextInputLayout(Context context) { super(context); }
  public TextInputLayout(Context context, AttributeSet attrs) { super(context, attrs); }
  public TextInputLayout(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public EditText getEditText();
  public void setHint(CharSequence hint);
  public CharSequence getHint();
  public void setHintEnabled(boolean enabled);
  public void setErrorEnabled(boolean enabled);
  public boolean isErrorEnabled();
  public void setError(CharSequence errorText);
  public CharSequence getError();
  public void setHelperText(CharSequence helperText);
  public void setCounterEnabled(boolean enabled);
  public void setCounterMaxLength(int maxLength);
  public void setPasswordVisibilityToggleEnabled(boolean enabled);
  public void setStartIconOnClickListener(View.OnClickListener startIconOnClickListener);
  public void setEndIconOnClickListener(View.OnClickListener endIconOnClickListener);
  public void setEndIconMode(int endIconMode);
  public void setEndIconDrawable(Drawable endIconDrawable);
  public void setErrorIconOnClickListener(View.OnClickListener errorIconOnClickListener);
  public void addOnEditTextAttachedListener(OnEditTextAttachedListener listener);
  public interface OnEditTextAttachedListener {
    void onEditTextAttached(TextInputLayout textInputLayout);
  }
}

public class TextInputEditText extends AppCompatEditText {
  public TextInputEditText(Context context) { super(context); }
  public TextInputEditText(Context context, AttributeSet attrs) { super(context, attrs); }
  public TextInputEditText(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
}

public class MaterialAutoCompleteTextView extends AppCompatAutoCompleteTextView {
  public MaterialAutoCompleteTextView(Context context) { super(context); }
  public MaterialAutoCompleteTextView(Context context, AttributeSet attrs) { super(context, attrs); }
  public MaterialAutoCompleteTextView(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setSimpleItems(String[] stringArray);
}
