package androidx.palette.graphics;

import android.graphics.Bitmap;
import android.os.AsyncTask;
import java.util.List;

public final class Palette {
  public static Builder from(Bitmap bitmap);
  public static Palette generate(Bitmap bitmap);
  public static AsyncTask<Bitmap, Void, Palette> generateAsync(Bitmap bitmap, PaletteAsyncListener listener);
  public List<Swatch> getSwatches();
  public Swatch getVibrantSwatch();
  public Swatch getDarkVibrantSwatch();
  public Swatch getMutedSwatch();
  public Swatch getDominantSwatch();
  public int getVibrantColor(int defaultColor);
  public int getDarkVibrantColor(int defaultColor);
  public int getMutedColor(int defaultColor);
  public int getDarkMutedColor(int defaultColor);
  public int getDominantColor(int defaultColor);
  public interface PaletteAsyncListener {
    void onGenerated(Palette palette);
  }
  public static final class Swatch {
    public int getRgb();
    public int getPopulation();
    public int getTitleTextColor();
    public int getBodyTextColor();
  }
  public static final class Builder {
    public Builder(Bitmap bitmap);
    public Builder maximumColorCount(int colors);
    public Palette generate();
    public AsyncTask<Bitmap, Void, Palette> generate(PaletteAsyncListener listener);
  }
}
