/** Null tests in all their forms, between events of one looper: none of these uses can meet null. */
package fixture.guards;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;

public class NullTest extends Activity {
  private final Handler handler = new Handler(Looper.getMainLooper());
  private StringBuilder text = new StringBuilder();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    handler.postDelayed(this::inIf, 100);
    handler.postDelayed(this::earlyReturn, 200);
    handler.postDelayed(this::inAnd, 300);
    handler.postDelayed(this::inConditional, 400);
    handler.postDelayed(this::inElse, 500);
    handler.postDelayed(this::reversed, 600);
  }

  private void inIf() {
    if (text != null) {
      text.append("if"); //~ quiet(guard) text
    }
  }

  private void earlyReturn() {
    if (text == null) {
      return;
    }
    text.append("return"); //~ quiet(guard) text
  }

  private void inAnd() {
    if (text != null && text.length() > 0) { //~ quiet(guard) text
      System.out.println("and");
    }
  }

  private void inConditional() {
    System.out.println(text == null ? 0 : text.length()); //~ quiet(guard) text
  }

  private void inElse() {
    if (text == null) {
      System.out.println("gone");
    } else {
      text.append("else"); //~ quiet(guard) text
    }
  }

  private void reversed() {
    if (null != text) {
      text.append("reversed"); //~ quiet(guard) text
    }
  }

  @Override
  protected void onDestroy() {
    text = null; //~ quiet(guard) text
    super.onDestroy();
  }
}
