package shop;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.summingLong;
import static java.util.stream.Collectors.toList;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class Cart implements Iterable<Item> {
    private final List<Item> items = new ArrayList<>();
    private final Map<String, List<Item>> byName = new HashMap<>();
    private final List<Consumer<? super Item>> listeners = new ArrayList<>();
    private Supplier<Map<Category, Long>> cached = () -> Collections.emptyMap();

    void add(Item... more) {
        for (Item item : more) {
            items.add(item);
            byName.computeIfAbsent(item.name(), key -> new ArrayList<>()).add(item);
            listeners.forEach(listener -> listener.accept(item));
        }
    }

    void add(Item item, int times) {
        for (int i = 0; i < times; i++) add(item);
    }

    void onAdd(Consumer<? super Item> listener) {
        listeners.add(listener);
    }

    Map<Category, Long> totals() {
        return items.stream().collect(groupingBy(item -> item.category, summingLong(Item::priceInCents)));
    }

    Map<Category, List<String>> names() {
        return items.stream()
                .filter(item -> item.priceInCents() > 0)
                .sorted(Item.BY_PRICE.reversed())
                .collect(groupingBy(item -> item.category, TreeMap::new, Collectors.mapping(Item::name, toList())));
    }

    String report() {
        StringBuilder text = new StringBuilder();
        for (Map.Entry<Category, Long> entry : totals().entrySet()) {
            text.append(entry.getKey().label()).append(": ").append(entry.getKey().taxed(entry.getValue())).append('\n');
        }
        names().forEach((category, names) -> text.append(category.label()).append(String.join(",", names)));
        return text.toString();
    }

    Optional<Item> dearest() {
        return items.stream().max((a, b) -> Long.compare(a.priceInCents(), b.priceInCents()));
    }

    String dearestName() {
        return dearest().map(Item::name).map(String::trim).filter(name -> !name.isEmpty()).orElseGet(() -> "none".concat("!"));
    }

    <T extends Comparable<T>> List<T> sortedBy(Function<? super Item, ? extends T> key) {
        List<T> keys = new ArrayList<>();
        for (Item item : this) keys.add(key.apply(item));
        Collections.sort(keys);
        return keys;
    }

    static <A, B, C> Function<A, C> compose(Function<? super A, ? extends B> first, Function<? super B, ? extends C> second) {
        return a -> second.apply(first.apply(a));
    }

    static <T> Predicate<T> not(Predicate<? super T> predicate) {
        return value -> !predicate.test(value);
    }

    long lengths() {
        Function<Item, Integer> length = compose(Item::name, String::length);
        BiFunction<Item, Integer, Item> scale = (item, factor) -> new Item(item.name(), item.priceInCents() * factor);
        return items.stream().map(item -> scale.apply(item, 2)).mapToInt(length::apply).asLongStream().sum();
    }

    void various() {
        var pairs = new LinkedHashMap<String, Map<Integer, Item>>();
        for (var item : items) {
            pairs.computeIfAbsent(item.name(), n -> new TreeMap<>()).merge(item.name().length(), item, (a, b) -> a.compareTo(b) > 0 ? a : b);
        }
        for (var entry : pairs.entrySet()) {
            for (var inner : entry.getValue().values()) System.out.println(inner.name() + entry.getKey().length());
        }
        List<? extends Item> some = items;
        Item first = some.get(0);
        first.in(Category.FOOD).in(Category.BOOKS).category.isPerishable();
        Item[] array = items.toArray(new Item[0]);
        Arrays.sort(array);
        Arrays.sort(array, Item.BY_PRICE);
        Arrays.asList(array).forEach(System.out::println);
        Stream.of(array).map(Item::toString).map(String::toUpperCase).forEach(System.out::println);
        IntStream.range(0, array.length).mapToObj(i -> array[i]).map(item -> item.name().charAt(0)).forEach(c -> System.out.println(c));
        String[] names = items.stream().map(Item::name).toArray(String[]::new);
        System.out.println(names[0].length() + String.valueOf(names.length) + String.valueOf(new char[] {'a'}));
        Runnable run = array.length > 1 ? () -> add(array[0]) : this::various;
        run.run();
        Object cast = (Runnable & java.io.Serializable) () -> add(array[1], 2);
        cast.hashCode();
        items.removeIf(not(item -> item.name().isEmpty()));
        cached = this::totals;
        cached.get().values().stream().mapToLong(Long::longValue).max().ifPresent(v -> System.out.println(v));
    }

    @Override
    public Iterator<Item> iterator() {
        return new Iterator<Item>() {
            private int at;

            @Override
            public boolean hasNext() {
                return at < items.size();
            }

            @Override
            public Item next() {
                return items.get(at++);
            }
        };
    }
}
