package androidx.core.net;

import android.content.Intent;
import android.net.ConnectivityManager;
import android.net.NetworkInfo;
import android.net.Uri;
import java.io.File;

public final class ConnectivityManagerCompat {
  public static boolean isActiveNetworkMetered(ConnectivityManager cm);
  public static NetworkInfo getNetworkInfoFromBroadcast(ConnectivityManager cm, Intent intent);
}

public final class TrafficStatsCompat {
  public static void setThreadStatsTag(int tag);
  public static void clearThreadStatsTag();
}

public final class UriCompat {
  public static String toSafeString(Uri uri);
}

public final class UriKt {
  public static File toFile(Uri uri);
}

public final class MailTo {
  public static boolean isMailTo(String uri);
  public static MailTo parse(String uri);
  public String getTo();
  public String getCc();
  public String getBcc();
  public String getSubject();
  public String getBody();
}
