/** A matcher, a scanner and a text with spans keep where they are in fields of their own; a pattern does not. */
package fixture.containers;

import android.text.SpannableStringBuilder;
import java.util.Scanner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

class SharedMatcher {
  private static final Pattern WORD = Pattern.compile("[a-z]+");
  private static final Matcher WORDS = WORD.matcher("some words");
  private static final Scanner LINES = new Scanner("some lines");
  private static final SpannableStringBuilder TEXT = new SpannableStringBuilder();

  static void step() {
    WORDS.find(); //~ race(A) update+ WORDS
    LINES.nextLine(); //~ race(B) update+ LINES
    TEXT.append("more"); //~ race(C) write+ TEXT
    WORD.matcher("others").find(); //~ quiet(immutable|container|final|read-only) WORD
  }

  public static void main(String[] args) {
    new Thread(SharedMatcher::step).start();
    new Thread(SharedMatcher::step).start();
  }
}
