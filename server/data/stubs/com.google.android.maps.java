package com.google.android.maps;

import android.app.Activity;
import android.content.Context;
import android.graphics.Canvas;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.MotionEvent;
import android.view.ViewGroup;
import java.util.List;

public abstract class MapActivity extends Activity {
  public MapActivity();
  protected abstract boolean isRouteDisplayed();
  protected boolean isLocationDisplayed();
}

public class GeoPoint {
  public GeoPoint(int latitudeE6, int longitudeE6);
  public int getLatitudeE6();
  public int getLongitudeE6();
}

public class MapController {
  public void animateTo(GeoPoint point);
  public void setCenter(GeoPoint point);
  public int setZoom(int zoomLevel);
}

public class MapView extends ViewGroup {
  public MapView(Context context) { super(context); }
  public MapView(Context context, AttributeSet attrs) { super(context, attrs); }
  public MapView(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public MapController getController();
  public final List<Overlay> getOverlays();
  public void setBuiltInZoomControls(boolean on);
  public void setSatellite(boolean on);
  public GeoPoint getMapCenter();
  public int getZoomLevel();
  protected void onLayout(boolean changed, int l, int t, int r, int b);
}

public abstract class Overlay {
  public Overlay();
  public void draw(Canvas canvas, MapView mapView, boolean shadow);
  public boolean draw(Canvas canvas, MapView mapView, boolean shadow, long when);
  public boolean onTouchEvent(MotionEvent e, MapView mapView);
  public boolean onTap(GeoPoint p, MapView mapView);
}

public class OverlayItem {
  public OverlayItem(GeoPoint point, String title, String snippet);
  public GeoPoint getPoint();
  public String getTitle();
  public String getSnippet();
  public void setMarker(Drawable marker);
}

public abstract class ItemizedOverlay<Item extends OverlayItem> extends Overlay {
  public ItemizedOverlay(Drawable defaultMarker);
  protected abstract Item createItem(int i);
  public abstract int size();
  protected final void populate();
  protected boolean onTap(int index);
}
