/** The best length is read without the lock under which it is written. */
package fixture.plainjava;

import java.util.ArrayDeque;
import java.util.Deque;

class Salesman {
  static final Object LOCK = new Object();
  static int best = Integer.MAX_VALUE;
  static final Deque<int[]> work = new ArrayDeque<>();
  static class Solver extends Thread {
    @Override
    public void run() {
      int[] tour;
      while ((tour = next()) != null) {
        int length = tour.length;
        if (length < best) update(length); //~ race(A) read best
      }
    }

    private int[] next() {
      synchronized (work) {
        return work.poll(); //~ quiet(lock)? work
      }
    }

    private void update(int length) {
      synchronized (LOCK) {
        if (length < best) best = length; //~ race(A) write best
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    work.add(new int[3]);
    Solver[] solvers = new Solver[4];
    for (int i = 0; i < 4; i++) {
      solvers[i] = new Solver();
      solvers[i].start();
    }

    for (Solver each : solvers) each.join();
    System.out.println(best); //~ quiet(ordered)? best
  }
}
