package shop;

import java.util.Comparator;
import java.util.Objects;

public class Item implements Comparable<Item> {
    public static final Comparator<Item> BY_PRICE = Comparator.comparingLong(Item::priceInCents).thenComparing(Item::name);
    static int created;

    private final String name;
    private final long priceInCents;
    Category category = Category.OTHER;

    {
        created++;
    }

    public Item(String name, long priceInCents) {
        this.name = Objects.requireNonNull(name);
        this.priceInCents = priceInCents;
    }

    public Item(String name, double price) {
        this(name, Math.round(price * 100));
    }

    public String name() {
        return name;
    }

    public long priceInCents() {
        return priceInCents;
    }

    Item in(Category category) {
        this.category = category;
        return this;
    }

    @Override
    public int compareTo(Item other) {
        int byName = name.compareTo(other.name);
        return byName != 0 ? byName : Long.compare(priceInCents, other.priceInCents);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Item item)) return false;
        return item.name.equals(name) && item.priceInCents == priceInCents;
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, priceInCents);
    }

    @Override
    public String toString() {
        return name + " (" + category.label() + ", " + priceInCents / 100.0 + ')';
    }
}
