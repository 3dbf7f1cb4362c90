package text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.Stream;

class Generics {
    static class Builder<B extends Builder<B>> {
        String text = "";

        @SuppressWarnings("unchecked")
        B self() {
            return (B) this;
        }

        B with(String more) {
            text += more;
            return self();
        }
    }

    static class FancyBuilder extends Builder<FancyBuilder> {
        FancyBuilder fancy() {
            return with("fancy").self();
        }

        String build() {
            return text.trim();
        }
    }

    static class Pair<A, B> {
        final A first;
        final B second;

        Pair(A first, B second) {
            this.first = first;
            this.second = second;
        }

        static <A, B> Pair<A, B> of(A first, B second) {
            return new Pair<>(first, second);
        }

        <C> Pair<A, C> withSecond(C other) {
            return of(first, other);
        }

        <C, D> Pair<C, D> map(Function<? super A, ? extends C> f, Function<? super B, ? extends D> g) {
            return new Pair<>(f.apply(first), g.apply(second));
        }

        Pair<B, A> swap() {
            return Pair.of(second, first);
        }
    }

    interface Visitor<R> {
        R number(int value);

        R sum(Node left, Node right);
    }

    interface Node {
        <R> R accept(Visitor<R> visitor);

        static Node number(int value) {
            return new Node() {
                @Override
                public <R> R accept(Visitor<R> visitor) {
                    return visitor.number(value);
                }
            };
        }

        default Node plus(Node other) {
            Node self = this;
            return new Node() {
                @Override
                public <R> R accept(Visitor<R> visitor) {
                    return visitor.sum(self, other);
                }
            };
        }
    }

    static <T> T id(T value) {
        return value;
    }

    static <T> T first(List<? extends T> list, T otherwise) {
        return list.isEmpty() ? otherwise : list.get(0);
    }

    static <T, C extends Collection<T>> C into(Stream<? extends T> stream, Supplier<C> make) {
        C result = make.get();
        stream.forEach(result::add);
        return result;
    }

    @SafeVarargs
    static <T> Set<T> setOf(T... values) {
        return new HashSet<>(Arrays.asList(values));
    }

    static <T extends Comparable<? super T>> T max(T a, T b) {
        return a.compareTo(b) > 0 ? a : b;
    }

    <T extends CharSequence & Comparable<T>> int both(T a, T b) {
        return a.length() + a.compareTo(b) + b.charAt(0);
    }

    void use() {
        new FancyBuilder().with("a").fancy().with("b").build().length();
        Pair.of(1, "a").swap().first.length();
        Pair.of("a", 2).withSecond(3L).second.longValue();
        Pair.of("a", List.of(1)).map(String::length, l -> l.get(0)).second.byteValue();
        id("a").length();
        id(id(new Pair<>("a", 'b'))).second.charValue();
        first(List.of("a"), "b").length();
        into(Stream.of("a"), ArrayList::new).get(0).length();
        into(Stream.of("a"), () -> new LinkedList<String>()).getFirst().length();
        setOf("a", "b").iterator().next().length();
        setOf(1, 2.0).iterator().next().intValue();
        max("a", "b").length();
        max(1, 2).intValue();
        both("a", "b");
        Map<String, List<Integer>> map = new HashMap<>();
        map.entrySet().stream()
                .sorted(Map.Entry.<String, List<Integer>>comparingByKey().reversed())
                .map(e -> Pair.of(e.getKey(), e.getValue()))
                .filter(p -> p.first.length() > p.second.size())
                .map(p -> p.swap())
                .forEach(p -> p.first.get(0).intValue());
        Map<Integer, Set<String>> grouped = Stream.of("a", "bb")
                .collect(Collectors.groupingBy(String::length, HashMap::new, Collectors.toCollection(HashSet::new)));
        grouped.values().forEach(set -> set.iterator().next().trim());
        Stream.of("a").collect(Collectors.toMap(s -> s.length(), Function.identity(), (x, y) -> x.concat(y))).get(1).trim();
        Stream.of("a", "b").collect(Collectors.partitioningBy(s -> s.isEmpty(), Collectors.counting())).get(true).longValue();
        Stream.of(1, 2, 3).reduce(0, Integer::sum).intValue();
        Stream.of(1, 2, 3).map(i -> i * 2.0).reduce(0.0, (a, b) -> a + b).doubleValue();
        Stream.of("x").flatMap(s -> Stream.of(s, s.length())).map(o -> o.hashCode()).findFirst().get().byteValue();
        Stream.iterate(new int[] {0, 1}, f -> new int[] {f[1], f[0] + f[1]}).limit(5).map(f -> f[0]).map(Integer::toBinaryString).forEach(String::intern);
        List<String> sorted = new ArrayList<>(List.of("a"));
        Collections.sort(sorted, Comparator.comparing(s -> s.length()));
        sorted.sort(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));
        sorted.sort(Comparator.comparing((String s) -> s.charAt(0)).reversed());
        Optional<String> some = sorted.stream().filter(Objects::nonNull).findAny();
        some.map(s -> s.isEmpty() ? null : s.charAt(0)).ifPresent(c -> c.compareTo('a'));
        some.flatMap(s -> Optional.of(s.length())).orElse(3).intValue();
        some.orElseThrow(IllegalStateException::new).trim();
        some.orElseThrow(() -> new IllegalStateException("none")).trim();
        BinaryOperator<Integer> add = (a, b) -> a + b;
        add.andThen(i -> i.toString()).apply(1, 2).length();
        Function<Object, String> show = Object::toString;
        show.compose((Integer i) -> i + 1).andThen(String::length).apply(3).intValue();
        Collector<String, ?, List<String>> collector = Collectors.toList();
        sorted.stream().collect(collector).get(0).length();
        sorted.stream().collect(StringBuilder::new, StringBuilder::append, StringBuilder::append).reverse();
        sorted.toArray(new String[0])[0].length();
        Arrays.asList(1, 2).get(0).intValue();
        Collections.<String>emptyList().get(0).trim();
        List<String> empty = Collections.emptyList();
        empty.get(0).trim();
        List<? super Integer> sink = new ArrayList<Number>();
        sink.add(3);
        sink.get(0).hashCode();
        Node tree = Node.number(1).plus(Node.number(2));
        int total = tree.accept(new Visitor<Integer>() {
            @Override
            public Integer number(int value) {
                return value;
            }

            @Override
            public Integer sum(Node left, Node right) {
                return left.accept(this) + right.accept(this).intValue();
            }
        });
        tree.accept(new Visitor<String>() {
            @Override
            public String number(int value) {
                return Integer.toString(value);
            }

            @Override
            public String sum(Node left, Node right) {
                return left.accept(this).concat("+").concat(right.accept(this)) + total;
            }
        }).length();
        List raw = new ArrayList();
        raw.add("a");
        raw.get(0).hashCode();
        for (Object each : raw) each.toString();
        Iterable<String> lazy = () -> sorted.iterator();
        for (String each : lazy) each.trim();
        Class<? extends Number> type = Integer.valueOf(1).getClass();
        type.cast(1).intValue();
        Supplier<Supplier<String>> nested = () -> () -> "a";
        nested.get().get().length();
    }
}
