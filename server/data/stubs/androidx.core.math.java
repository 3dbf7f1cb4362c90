package androidx.core.math;

public class MathUtils {
  public static float clamp(float value, float min, float max);
  public static double clamp(double value, double min, double max);
  public static int clamp(int value, int min, int max);
  public static long clamp(long value, long min, long max);
}
