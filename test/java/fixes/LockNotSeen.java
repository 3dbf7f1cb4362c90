package fixes;

/** The lock that the others take is private to another class: it cannot be taken from here. */
public class LockNotSeen {
    int balance;
    private int seen;

    public static void main(String[] given) {
        LockNotSeen account = new LockNotSeen();
        Keeper keeper = new Keeper();
        new Thread(() -> keeper.pay(account)).start();
        account.note();
    }

    void note() {
        balance--;
        // Read in one statement and written in another: one lock for each is not enough.
        int next = seen + 1;
        seen = next;
    }

    static class Keeper {
        private final Object desk = new Object();

        void pay(LockNotSeen account) {
            synchronized (desk) {
                account.balance += 10;
            }
            synchronized (account) {
                account.seen = 0;
            }
        }
    }
}
