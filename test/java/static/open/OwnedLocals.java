/** Objects that a method makes for itself may be written without a lock, until they are stored. */
package fixture.open;

import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class OwnedLocals {
  static class Node {
    int weight;
    Node next;
  }

  private Node first;

  Node make(int weight) {
    Node node = new Node();
    node.weight = weight; //~ quiet(owned|confined|lock|ordered) weight
    return node;
  }

  synchronized void push(int weight) {
    Node node = make(weight);
    node.next = first; //~ quiet(lock|owned) first
    first = node; //~ quiet(lock) first
  }

  synchronized int top() {
    return first == null ? 0 : first.weight; //~ quiet(lock) first
  }
}
