package fixture;

import android.sax.Element;
import android.sax.RootElement;
import androidx.recyclerview.widget.DiffUtil;
import androidx.recyclerview.widget.ListUpdateCallback;

/** Listeners that run in the thread that parses or compares. */
class Parsing {
  private String link;

  void start() {
    new Thread(this::parse).start(); //~ origin(thread lambda in Parsing.start) thread thread.start
  }

  void parse() {
    Element root = new RootElement("feed");
    root.getChild("link").setEndTextElementListener(body -> link = body);
  }

  void show(DiffUtil.DiffResult changes) {
    changes.dispatchUpdatesTo(new ListUpdateCallback() {
      @Override
      public void onInserted(int position, int count) {}

      @Override
      public void onRemoved(int position, int count) {}

      @Override
      public void onMoved(int from, int to) {}

      @Override
      public void onChanged(int position, int count, Object payload) {}
    });
  }
}

/** What a row says to be the caller's is run by the call that is given it. */
class Pictures extends android.app.Activity {
  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    android.text.Html.fromHtml("<img>", source -> draw(source), null);
    new android.widget.EditText(this)
        .setFilters(new android.text.InputFilter[] {(text, from, to, old, begin, end) -> text}); //~ origin(main) entry-callback text.filter
  }

  android.graphics.drawable.Drawable draw(String source) {
    return null;
  }
}
