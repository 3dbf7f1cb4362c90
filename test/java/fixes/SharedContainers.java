package fixes;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** Containers that are not made for several threads. */
public class SharedContainers {
    private final List<Runnable> listeners = new ArrayList<Runnable>();
    private final Map<String, String> names = new HashMap<>();
    private final ArrayList<String> exact = new ArrayList<>();
    private List<String> renewed = new ArrayList<>();
    private final List<String> swept = new ArrayList<>();

    public static void main(String[] given) {
        SharedContainers shared = new SharedContainers();
        new Thread(shared::tell).start();
        shared.listeners.add(() -> shared.names.clear());
        shared.names.put("a", "b");
        shared.exact.add("c");
        shared.renewed.add("d");
        shared.swept.add("e");
    }

    private void tell() {
        for (Runnable listener : listeners) listener.run();
        System.out.println(names.get("a"));
        System.out.println(exact.size());
        renewed.clear();
        renewed = new ArrayList<>();
        sweep();
    }

    private void sweep() {
        Iterator<String> each = swept.iterator();
        while (each.hasNext()) {
            each.next();
            each.remove();
        }
    }
}
