/**
 * A tree is built by recursion, and each of its nodes fills a part of its own before it hands itself to a thread:
 * every node has another part.
 */
package fixture.memory;

import android.app.Activity;
import android.os.Bundle;

class Leaf {
  private String text;

  void fill(String more) {
    text = more; //~ spurious(A) race write text
  }

  int size() {
    return text.length(); //~ spurious(A) race read text
  }
}

class Node {
  private final Leaf leaf;

  Node(int depth) {
    leaf = new Leaf();
    leaf.fill("new");
    new Thread(this::show).start();
  }

  private void show() {
    leaf.size();
  }
}

public class MadeInRecursion extends Activity {
  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Thread(() -> build(3)).start();
  }

  private static void build(int depth) {
    new Node(depth);
    for (int i = 0; i < depth; i++) build(depth - 1);
  }
}
