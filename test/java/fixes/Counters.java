package fixes;

import java.util.List;

/** Counters of which updates get lost. */
public class Counters {
    private int hits = 0;
    private long bytes = 100;
    private int product = 1;
    public int open;

    public static void main(String[] given) {
        Counters shared = new Counters();
        new Thread(() -> shared.count(given.length)).start();
        shared.count(3);
        System.out.println(shared.hits + " of " + shared.summary(List.of()));
    }

    void count(int more) {
        hits++;
        int before = this.hits++;
        int after = --hits;
        hits += more;
        hits -= more + 1;
        System.out.println(before + after);
        bytes += 4L * more;
        product *= 2;
        open++;
    }

    void clear() {
        hits = 0;
        bytes = 0;
    }

    long summary(List<String> of) {
        return bytes > hits ? bytes : of.size();
    }
}
