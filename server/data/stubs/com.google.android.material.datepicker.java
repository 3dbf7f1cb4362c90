package com.google.android.material.datepicker;

import android.view.View;
import androidx.fragment.app.DialogFragment;

public interface MaterialPickerOnPositiveButtonClickListener<S> {
  void onPositiveButtonClick(S selection);
}

public final class MaterialDatePicker<S> extends DialogFragment {
  public boolean addOnPositiveButtonClickListener(MaterialPickerOnPositiveButtonClickListener<? super S> listener);
  public boolean addOnNegativeButtonClickListener(View.OnClickListener onNegativeButtonClickListener);
  public final S getSelection();
  public static final class Builder<S> {
    public static Builder<androidx.core.util.Pair<Long, Long>> dateRangePicker();
    public Builder<S> setCalendarConstraints(CalendarConstraints bounds);
    public static Builder<Long> datePicker();
    public Builder<S> setSelection(S selection);
    public Builder<S> setTitleText(CharSequence charSequence);
    public Builder<S> setTitleText(int titleTextResId);
    public MaterialDatePicker<S> build();
  }
}

public final class CalendarConstraints {
  public static final class Builder {
    public Builder();
    public Builder setStart(long month);
    public Builder setEnd(long month);
    public Builder setOpenAt(long month);
    public CalendarConstraints build();
  }
}
