/** Two lists of nodes, built apart; a third shared by both threads. */
package fixture.aliasing;

class LinkedNodes {
  static class Node {
    int value;
    Node next;
  }

  static void raise(Node list) {
    for (Node node = list; node != null; node = node.next) {
      node.value++; //~ race(A) self value
    }
  }

  public static void main(String[] args) {
    Node shared = new Node();
    shared.next = new Node(); //~ quiet(ordered) next
    new Thread(() -> raise(shared)).start();
    new Thread(() -> raise(shared)).start();
  }
}
