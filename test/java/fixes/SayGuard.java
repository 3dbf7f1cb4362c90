package fixes;

import androidx.annotation.GuardedBy;

/** What every access guards can be said; what one does not, cannot. */
public class SayGuard {
    private final Object lock = new Object();
    @GuardedBy("lock")
    private int said;
    private int always;
    private int own;
    private int sometimes;

    public static void main(String[] given) {
        SayGuard shared = new SayGuard();
        new Thread(shared::change).start();
        shared.change();
        shared.look();
    }

    private void change() {
        synchronized (lock) {
            said++;
            always++;
            sometimes++;
        }
        raise();
    }

    private synchronized void raise() {
        own++;
    }

    private void look() {
        System.out.println(sometimes);
        synchronized (lock) {
            System.out.println(always + said);
        }
    }
}
