package fixture;

public class Program {
  static int count;

  public static void main(String[] names) throws InterruptedException { //~ origin(thread main) main java.main
    Thread first = new Thread(Program::work); //~ origin(thread lambda in Program.main) thread thread.start
    Thread second = new Thread(() -> work(), "second"); //~ origin(thread second) thread thread.start
    first.start();
    second.start();
    first.join();
  }

  static void work() {
    count++;
  }

  void unused() {}
}
