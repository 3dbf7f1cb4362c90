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
