package text;

import static java.lang.Math.*;
import static java.util.Map.Entry;
import static text.Nesting.Constants.*;
import static text.Nesting.Helpers.help;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;

class Nesting {
    interface Constants {
        int LIMIT = 10;
        String NAME = "name".trim();
    }

    static class Helpers {
        static String help(Object value) {
            return String.valueOf(value);
        }

        static String help(int value) {
            return Integer.toString(value);
        }
    }

    int value = LIMIT;
    String name = NAME.concat(help(1)) + help("a") + max(1, 2) + PI;
    static int shared;

    void outer() {}

    void outer(int more) {}

    String toText() {
        return name;
    }

    class Inner {
        int value = Nesting.this.value + this.own();
        String name;

        int own() {
            outer();
            return value;
        }

        void outer(String only) {}

        void calls() {
            outer("a");
            Nesting.this.outer(1);
            toText().length();
            shared++;
            Nesting.shared--;
            int value = this.value + Nesting.this.value;
            Runnable run = new Runnable() {
                int value = Inner.this.value;

                @Override
                public void run() {
                    value += Nesting.this.value;
                    own();
                    toText();
                    Inner.this.name = Nesting.super.toString();
                    new Inner().name.length();
                    Nesting.this.new Inner().own();
                }
            };
            run.run();
        }

        void outer() {}
    }

    static class Sub extends Nesting {
        class Deep extends Inner {
            Deep() {
                super();
            }

            int up() {
                return super.value + value + own() + super.own();
            }
        }

        Inner make(Nesting other) {
            class Local extends Inner {
                Local() {
                    other.super();
                }

                int twice(int times) {
                    return times == 0 ? own() : twice(times - 1);
                }
            }
            Inner direct = other.new Inner();
            return direct == null ? new Deep() : new Local();
        }

        @Override
        void outer() {
            super.outer();
            super.outer(2);
            outer(3);
        }
    }

    static <K, V extends Comparable<V>> K best(Map<K, V> map) {
        Entry<K, V> best = null;
        for (Map.Entry<K, V> each : map.entrySet()) {
            if (best == null || each.getValue().compareTo(best.getValue()) > 0) best = each;
        }
        return best == null ? null : best.getKey();
    }

    Supplier<Supplier<String>> deep(String start) {
        String local = start + name;
        return () -> {
            String inner = local.concat(start);
            return () -> {
                Function<String, Function<Integer, String>> repeat = text -> times -> text.repeat(times);
                return repeat.apply(inner).apply(value).concat(local).toLowerCase();
            };
        };
    }

    Object shadows(int value, String name) {
        int length = value + name.length() + this.value + this.name.length();
        {
            int other = length;
            length += other;
        }
        label:
        for (int i = 0, j = 1; i < length && j > 0; i++, j--) {
            for (char c : name.toCharArray()) {
                if (c == 'x') continue label;
                if (Character.isDigit(c)) break label;
            }
        }
        int[][] grid = new int[length][2];
        int[] row = {1, 2, abs(-3)}, last[] = {{1}, {2}};
        grid[0][row[1]] = last[0].length + grid.clone()[0].length;
        IntFunction<int[]> make = int[]::new;
        Supplier<Map<String, Integer>> supply = HashMap::new;
        supply.get().put("a", make.apply(3).length);
        Comparator<String> order = Comparator.comparing(String::length, (a, b) -> b.compareTo(a));
        order = order.thenComparing(Comparator.reverseOrder());
        BooleanSupplier test = "a"::isEmpty;
        Callable<Class<? extends Nesting>> type = this::getClass;
        Class<?> literal = int[].class;
        try {
            type.call().getDeclaredFields()[0].getName().length();
        } catch (Exception problem) {
            problem.addSuppressed(new Error(help(problem), problem.getCause()));
        }
        assert test.getAsBoolean() : literal.getName().length();
        do {
            length--;
        } while (length > 0);
        char letter = name.charAt(0);
        letter += 1;
        return letter > 'a' ? Character.valueOf(letter) : order.compare("a", "b") > 0 ? (Object) "a".length() : best(new HashMap<String, Long>());
    }

    static {
        Nesting nesting = new Nesting() {
            {
                outer();
                value = 3;
                init(this.value);
            }

            void init(int start) {
                super.value = start;
            }
        };
        nesting.outer(shared);
    }
}
