package collections;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

class Overloads {
    void take(int value) {}
    void take(long value) {}
    void take(double value) {}
    void take(Integer value) {}
    void take(Object value) {}
    void take(int... values) {}

    void box(Object value) {}
    void box(long value) {}

    void wide(Object first, Object... rest) {}
    void wide(String first, Object... rest) {}
    void wide(String first) {}

    void text(char value) {}
    void text(int value) {}
    void text(String value) {}
    void text(CharSequence value) {}
    void text(Object value) {}

    void list(Collection<?> values) {}
    void list(List<?> values) {}
    void list(Iterable<?> values) {}

    <T> T run(Callable<T> task) throws Exception { return task.call(); }
    void run(Runnable task) { task.run(); }

    <T> void map(Function<String, T> function) {}
    void map(ToIntFunction<String> function) {}

    void submit(Runnable task) {}
    <T> void submit(Supplier<T> task) {}

    static int number() { return 1; }
    static void nothing() {}
    static String string() { return ""; }

    void calls() throws Exception {
        byte small = 1;
        short shorter = 2;
        char letter = 'c';
        Integer boxed = 3;
        Long longer = 4L;
        take(small);
        take(shorter);
        take(letter);
        take(5);
        take(5L);
        take(5f);
        take(boxed);
        take(longer);
        take("text");
        take();
        take(1, 2);
        take(new int[] {1});
        take(small + shorter);
        take(letter + 1L);
        take(true ? 1 : 2.0);
        take(true ? boxed : Integer.valueOf(2));
        take(true ? null : 0);
        box(1);
        box(boxed);
        box('c');
        box(1.0);
        wide("a");
        wide("a", 1);
        wide(1, "a");
        wide(null, 1);
        wide("a", (Object[]) new String[0]);
        text('c');
        text(letter + 1);
        text((char) (letter + 1));
        text("a" + 1);
        text(new StringBuilder());
        text(1 + 1 + "a");
        text(letter++);
        text(1.5);
        text(letter > 'a' ? Character.toUpperCase(letter) : letter);
        text(letter > 'a' ? Character.getNumericValue(letter) : 'a');
        new StringBuilder().append(letter > 'a' ? number() : letter).append(letter > 'b' ? string() : null);
        list(new ArrayList<String>());
        list(new java.util.HashSet<>());
        list((Iterable<String>) new ArrayList<String>());
        run(() -> 1);
        run(() -> { });
        run(() -> { throw new IllegalStateException(); });
        run(() -> { return "a"; }).length();
        run(() -> number());
        run(() -> nothing());
        run(Overloads::nothing);
        map((String s) -> s.length());
        submit(() -> System.out.println());
        submit(() -> string());
        Math.max(1, 2L);
        Math.max(1, 2f);
        Math.abs(small);
        new StringBuilder().append(letter).append(small).append(1L).append(boxed).append(new char[0]).append((Object) null);
        String.format("%d", 1);
        String.valueOf(letter);
        String.valueOf((Object) letter);
        List<Integer> numbers = new ArrayList<>();
        numbers.remove(1);
        numbers.remove(boxed);
        numbers.remove((Object) small);
        System.out.println(letter);
        System.out.println(small);
        System.out.println(new char[0]);
        System.out.println(numbers);
        System.out.printf("%s %s", numbers, letter);
    }

    static class Base {
        void put(Object value) {}
        protected void put(String value) {}
        static void fixed(long value) {}
        private void hidden(int value) {}
    }

    static class Derived extends Base {
        @Override
        void put(Object value) { super.put(value); }
        void put(Integer value) { super.put("x"); }
        static void fixed(int value) {}
        void hidden(long value) {}

        void test() {
            put("a");
            put(1);
            put('c');
            put(null == null ? "a" : "b");
            fixed(1);
            fixed(1L);
            hidden(1);
            this.put((Object) "a");
            Base base = this;
            base.put(1);
            base.put("s");
            base.hidden(1);
            Base.fixed(1);
        }
    }
}
