package fixes;

import java.util.ArrayList;
import java.util.List;

/** The others take a lock; here it was forgotten. */
public class TakeLock {
    private final Object lock = new Object();
    private final List<String> names = new ArrayList<>();
    private int total;
    private int level;
    private int rounds;
    private int steps;

    public static void main(String[] given) {
        TakeLock shared = new TakeLock();
        new Thread(() -> {
            shared.add(1);
            shared.raise();
            shared.turn();
            shared.step();
            shared.enter("a");
        }).start();
        System.out.println(shared.total());
        System.out.println(shared.level());
        System.out.println(shared.rounds);
        shared.show();
        shared.walk();
        System.out.println(new Outsider().levelOf(shared));
    }

    void add(int more) {
        synchronized (lock) {
            total = total + more;
        }
    }

    int total() {
        int found = total;
        return found;
    }

    synchronized void raise() {
        level = 5;
    }

    int level() {
        if (level > 3)
            return level;
        return 0;
    }

    void turn() {
        synchronized (TakeLock.class) {
            rounds = 7;
        }
    }

    void step() {
        synchronized (lock) {
            steps = 9;
        }
    }

    /** Held for as long as the loop runs: whoever wants that should say so. */
    void walk() {
        while (steps < 3) {
            System.out.println("waits");
        }
    }

    void enter(String name) {
        synchronized (names) {
            names.add(name);
        }
    }

    void show() {
        for (String name : names) {
            System.out.println(name);
        }
    }

    /** Sees the object, and can lock it, but not its private lock. */
    static class Outsider {
        int levelOf(TakeLock shared) {
            return shared.level;
        }
    }
}
