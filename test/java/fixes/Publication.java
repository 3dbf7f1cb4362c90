package fixes;

/** What one thread writes and another has to see; `volatile` is enough where nothing is made of the old value. */
public class Publication {
    private boolean stopped;
    protected static String latest;
    private int first, second;
    private int hits;
    private boolean busy;
    private static Publication instance;

    static Publication get() {
        if (instance == null) {
            synchronized (Publication.class) {
                if (instance == null) instance = new Publication();
            }
        }
        return instance;
    }

    public static void main(String[] given) {
        Publication shared = new Publication();
        new Thread(() -> {
            while (!shared.stopped) System.out.println(latest);
            System.out.println(shared.first);
            System.out.println(shared.hits);
            shared.enter();
            get().enter();
        }).start();
        shared.stopped = true;
        latest = "now";
        shared.first = 3;
        shared.hits++;
        shared.enter();
        get().enter();
    }

    private void enter() {
        if (!busy) {
            busy = true;
            System.out.println("once?");
        }
    }
}
