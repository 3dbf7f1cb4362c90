package androidx.core.text;

import android.text.Html;
import android.text.Spanned;

public final class HtmlCompat {
  public static final int FROM_HTML_MODE_LEGACY = 0;
  public static final int FROM_HTML_MODE_COMPACT = 63;
  public static Spanned fromHtml(String source, int flags);
  public static Spanned fromHtml(String source, int flags, Html.ImageGetter imageGetter, Html.TagHandler tagHandler);
  public static String toHtml(Spanned text, int options);
}

public final class BidiFormatter {
  public static BidiFormatter getInstance();
  public String unicodeWrap(String str);
}

public final class TextUtilsCompat {
  public static String htmlEncode(String s);
  public static int getLayoutDirectionFromLocale(java.util.Locale locale);
}
