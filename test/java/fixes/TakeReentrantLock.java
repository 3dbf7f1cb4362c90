/** A lock of java.util.concurrent: most take it, one forgets. */
package fixture.fixes;

import java.util.concurrent.locks.ReentrantLock;

public class TakeReentrantLock {
    private final ReentrantLock gate = new ReentrantLock();
    private int level;
    private boolean open;

    void start() {
        new Thread(() -> {
            gate.lock();
            try {
                level = level + 1;
            } finally {
                gate.unlock();
            }
        }).start();
        int now = level; // not guarded
        show(now);
    }

    void set() {
        new Thread(() -> {
            gate.lock();
            try {
                open = true;
            } finally {
                gate.unlock();
            }
        }).start();
        open = false;
    }

    private void show(int value) {}

    public static void main(String[] given) {
        TakeReentrantLock taken = new TakeReentrantLock();
        taken.start();
        taken.set();
    }
}
