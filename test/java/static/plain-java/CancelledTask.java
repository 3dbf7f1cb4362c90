/** A task is cancelled by another thread: the field with its thread is everybody's. */
package fixture.plainjava;

class CancelledTask {
  static class Task implements Runnable {
    private Thread runner;
    private boolean valid = true;

    @Override
    public void run() {
      runner = Thread.currentThread(); //~ conflict(A) set runner
      if (valid) System.out.println("works"); //~ race(B) read valid
      runner = null; //~ conflict(A) free runner
    }

    synchronized void cancel() {
      valid = false; //~ race(B) write valid
      if (runner != null) runner.interrupt(); //~ conflict(A) use runner
    }
  }

  public static void main(String[] args) {
    Task task = new Task();
    new Thread(task).start();
    task.cancel();
  }
}
