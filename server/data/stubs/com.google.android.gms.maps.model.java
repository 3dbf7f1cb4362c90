package com.google.android.gms.maps.model;

import android.graphics.Bitmap;
import java.util.List;

public final class LatLng {
  public final double latitude = 0;
  public final double longitude = 0;
  public LatLng(double latitude, double longitude);
}

public final class LatLngBounds {
  public final LatLng southwest = null;
  public final LatLng northeast = null;
  public LatLngBounds(LatLng southwest, LatLng northeast);
  public static Builder builder();
  public boolean contains(LatLng point);
  public LatLngBounds including(LatLng point);
  public LatLng getCenter();
  public static final class Builder {
    public Builder();
    public Builder include(LatLng point);
    public LatLngBounds build();
  }
}

public final class CameraPosition {
  public final LatLng target = null;
  public final float zoom = 0;
  public final float tilt = 0;
  public final float bearing = 0;
  public static final class Builder {
    public Builder();
    public Builder target(LatLng location);
    public Builder zoom(float zoom);
    public Builder bearing(float bearing);
    public Builder tilt(float tilt);
    public CameraPosition build();
  }
}

public final class Marker {
  public void remove();
  public String getId();
  public void setPosition(LatLng latlng);
  public LatLng getPosition();
  public void setTitle(String title);
  public String getTitle();
  public void setSnippet(String snippet);
  public String getSnippet();
  public void setIcon(BitmapDescriptor icon);
  public void showInfoWindow();
  public void hideInfoWindow();
  public void setVisible(boolean visible);
  public void setRotation(float rotation);
  public void setTag(Object tag);
  public Object getTag();
}

public final class MarkerOptions {
  public MarkerOptions();
  public MarkerOptions position(LatLng position);
  public MarkerOptions title(String title);
  public MarkerOptions snippet(String snippet);
  public MarkerOptions icon(BitmapDescriptor icon);
  public MarkerOptions anchor(float u, float v);
  public MarkerOptions draggable(boolean draggable);
  public MarkerOptions visible(boolean visible);
  public MarkerOptions flat(boolean flat);
  public MarkerOptions rotation(float rotation);
}

public final class BitmapDescriptor {}

public final class BitmapDescriptorFactory {
  public static final float HUE_RED = 0;
  public static final float HUE_GREEN = 120;
  public static final float HUE_BLUE = 240;
  public static BitmapDescriptor fromResource(int resourceId);
  public static BitmapDescriptor fromBitmap(Bitmap image);
  public static BitmapDescriptor defaultMarker();
  public static BitmapDescriptor defaultMarker(float hue);
}

public final class Polyline {
  public void remove();
  public void setPoints(List<LatLng> points);
  public List<LatLng> getPoints();
}

public final class PolylineOptions {
  public PolylineOptions();
  public PolylineOptions add(LatLng point);
  public PolylineOptions add(LatLng... points);
  public PolylineOptions addAll(Iterable<LatLng> points);
  public PolylineOptions width(float width);
  public PolylineOptions color(int color);
}

public final class Circle {
  public void remove();
  public void setCenter(LatLng center);
  public void setRadius(double radius);
}

public final class CircleOptions {
  public CircleOptions();
  public CircleOptions center(LatLng center);
  public CircleOptions radius(double radius);
  public CircleOptions fillColor(int color);
  public CircleOptions strokeColor(int color);
}
