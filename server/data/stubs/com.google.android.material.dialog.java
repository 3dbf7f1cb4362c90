package com.google.android.material.dialog;

import android.content.Context;
import android.content.DialogInterface;
import android.graphics.drawable.Drawable;
import android.view.View;
import android.widget.ListAdapter;
import androidx.appcompat.app.AlertDialog;

public class MaterialAlertDialogBuilder extends AlertDialog.Builder {
  public MaterialAlertDialogBuilder(Context context) { super(context); }
  public MaterialAlertDialogBuilder(Context context, int overrideThemeResId) { super(context); }
  public MaterialAlertDialogBuilder setTitle(int titleId);
  public MaterialAlertDialogBuilder setTitle(CharSequence title);
  public MaterialAlertDialogBuilder setMessage(int messageId);
  public MaterialAlertDialogBuilder setMessage(CharSequence message);
  public MaterialAlertDialogBuilder setIcon(int iconId);
  public MaterialAlertDialogBuilder setIcon(Drawable icon);
  public MaterialAlertDialogBuilder setPositiveButton(int textId, DialogInterface.OnClickListener listener);
  public MaterialAlertDialogBuilder setPositiveButton(CharSequence text, DialogInterface.OnClickListener listener);
  public MaterialAlertDialogBuilder setNegativeButton(int textId, DialogInterface.OnClickListener listener);
  public MaterialAlertDialogBuilder setNegativeButton(CharSequence text, DialogInterface.OnClickListener listener);
  public MaterialAlertDialogBuilder setNeutralButton(int textId, DialogInterface.OnClickListener listener);
  public MaterialAlertDialogBuilder setNeutralButton(CharSequence text, DialogInterface.OnClickListener listener);
  public MaterialAlertDialogBuilder setCancelable(boolean cancelable);
  public MaterialAlertDialogBuilder setOnCancelListener(DialogInterface.OnCancelListener onCancelListener);
  public MaterialAlertDialogBuilder setOnDismissListener(DialogInterface.OnDismissListener onDismissListener);
  public MaterialAlertDialogBuilder setItems(int itemsId, DialogInterface.OnClickListener listener);
  public MaterialAlertDialogBuilder setItems(CharSequence[] items, DialogInterface.OnClickListener listener);
  public MaterialAlertDialogBuilder setAdapter(ListAdapter adapter, DialogInterface.OnClickListener listener);
  public MaterialAlertDialogBuilder setSingleChoiceItems(CharSequence[] items, int checkedItem, DialogInterface.OnClickListener listener);
  public MaterialAlertDialogBuilder setMultiChoiceItems(CharSequence[] items, boolean[] checkedItems, DialogInterface.OnMultiChoiceClickListener listener);
  public MaterialAlertDialogBuilder setView(int layoutResId);
  public MaterialAlertDialogBuilder setView(View view);
}
