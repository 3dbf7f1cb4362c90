package androidx.exifinterface.media;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;

public class ExifInterface {
  public static final String TAG_ORIENTATION = "";
  public static final String TAG_DATETIME = "";
  public static final String TAG_GPS_LATITUDE = "";
  public static final String TAG_GPS_LONGITUDE = "";
  public static final int ORIENTATION_UNDEFINED = 0;
  public static final int ORIENTATION_NORMAL = 1;
  public static final int ORIENTATION_ROTATE_90 = 6;
  public static final int ORIENTATION_ROTATE_180 = 3;
  public static final int ORIENTATION_ROTATE_270 = 8;
  public ExifInterface(File file) throws IOException {}
  public ExifInterface(String filename) throws IOException {}
  public ExifInterface(InputStream inputStream) throws IOException {}
  public String getAttribute(String tag);
  public int getAttributeInt(String tag, int defaultValue);
  public double getAttributeDouble(String tag, double defaultValue);
  public void setAttribute(String tag, String value);
  public void saveAttributes() throws IOException;
  public double[] getLatLong();
  public int getRotationDegrees();
}
