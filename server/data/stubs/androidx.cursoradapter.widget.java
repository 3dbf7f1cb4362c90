package androidx.cursoradapter.widget;

import android.content.Context;
import android.database.Cursor;
import android.view.View;
import android.view.ViewGroup;
import android.widget.BaseAdapter;
import android.widget.FilterQueryProvider;
import android.widget.Filterable;
import android.widget.ImageView;
import android.widget.TextView;

public abstract class CursorAdapter extends BaseAdapter implements Filterable {
  public static final int FLAG_REGISTER_CONTENT_OBSERVER = 2;
  public CursorAdapter(Context context, Cursor c);
  public CursorAdapter(Context context, Cursor c, boolean autoRequery);
  public CursorAdapter(Context context, Cursor c, int flags);
  public Cursor getCursor();
  public int getCount();
  public Object getItem(int position);
  public long getItemId(int position);
  public View getView(int position, View convertView, ViewGroup parent);
  public View getDropDownView(int position, View convertView, ViewGroup parent);
  public abstract View newView(Context context, Cursor cursor, ViewGroup parent);
  public View newDropDownView(Context context, Cursor cursor, ViewGroup parent);
  public abstract void bindView(View view, Context context, Cursor cursor);
  public void changeCursor(Cursor cursor);
  public Cursor swapCursor(Cursor newCursor);
  public CharSequence convertToString(Cursor cursor);
  public Cursor runQueryOnBackgroundThread(CharSequence constraint);
  public android.widget.Filter getFilter();
  public FilterQueryProvider getFilterQueryProvider();
  public void setFilterQueryProvider(FilterQueryProvider filterQueryProvider);
  protected void onContentChanged();
}

public abstract class ResourceCursorAdapter extends CursorAdapter {
  public ResourceCursorAdapter(Context context, int layout, Cursor c) { super(context, c); }
  public ResourceCursorAdapter(Context context, int layout, Cursor c, boolean autoRequery) { super(context, c); }
  public ResourceCursorAdapter(Context context, int layout, Cursor c, int flags) { super(context, c); }
  public View newView(Context context, Cursor cursor, ViewGroup parent);
  public void setViewResource(int layout);
}

public class SimpleCursorAdapter extends ResourceCursorAdapter {
  public SimpleCursorAdapter(Context context, int layout, Cursor c, String[] from, int[] to) { super(context, layout, c); }
  public SimpleCursorAdapter(Context context, int layout, Cursor c, String[] from, int[] to, int flags) { super(context, layout, c); }
  public void bindView(View view, Context context, Cursor cursor);
  public ViewBinder getViewBinder();
  public void setViewBinder(ViewBinder viewBinder);
  public void setViewImage(ImageView v, String value);
  public void setViewText(TextView v, String text);
  public void setStringConversionColumn(int stringConversionColumn);
  public void setCursorToStringConverter(CursorToStringConverter cursorToStringConverter);
  public void changeCursorAndColumns(Cursor c, String[] from, int[] to);
  public interface ViewBinder {
    boolean setViewValue(View view, Cursor cursor, int columnIndex);
  }
  public interface CursorToStringConverter {
    CharSequence convertToString(Cursor cursor);
  }
}
