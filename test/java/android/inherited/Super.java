package fixture;

import android.content.Context;
import android.view.View;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Overrides of what starts and posts, which leave that to their superclass. */
class Super {
  static class Begun extends Thread {
    Begun(Runnable task) {
      super(task);
    }

    @Override
    public synchronized void start() {
      setPriority(1);
      super.start();
    }
  }

  static class Own extends Thread {
    @Override
    public void run() {} //~ origin(thread Own) thread thread.start //~ from(Thread.start) Super.main

    @Override
    public void start() {
      super.start();
    }
  }

  static class Pool extends ThreadPoolExecutor {
    Pool() {
      super(2, 4, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    }

    @Override
    public void execute(Runnable task) {
      super.execute(task);
    }
  }

  static class Shown extends View {
    Shown(Context context) {
      super(context);
    }

    @Override
    public boolean post(Runnable task) {
      return super.post(task);
    }
  }

  static class Clock extends Timer {
    @Override
    public void schedule(TimerTask task, long delay) {
      super.schedule(task, delay);
    }
  }

  public static void main(String[] arguments) { //~ origin(thread main) main java.main
    new Begun(() -> {}).start(); //~ origin(thread Begun) thread thread.start //~ from(Thread.start) Super.main
    new Own().start();
    new Pool().execute(() -> {}); //~ origin(pool Pool) posted-callback executor.execute //~ from(ThreadPoolExecutor.execute) Super.main
    new Shown(null).post(() -> {}); //~ origin(main) posted-callback view.post //~ from(View.post) Super.main
    new Clock().schedule(
        new TimerTask() {
          @Override
          public void run() {} //~ origin(serial Clock) posted-callback timer.schedule //~ from(Timer.schedule) Super.main
        },
        1);
  }
}
