package shop;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.LongUnaryOperator;

enum Category {
    FOOD("food", price -> price * 107 / 100) {
        @Override
        boolean isPerishable() {
            return !label().isEmpty();
        }
    },
    BOOKS("books", Category::reduced),
    OTHER(price -> price * 119 / 100);

    private static final Map<Category, Integer> COUNTS = new EnumMap<>(Category.class);

    static {
        for (Category each : values()) COUNTS.put(each, each.ordinal());
    }

    private final String label;
    private final LongUnaryOperator tax;

    Category(LongUnaryOperator tax) {
        this("", tax);
    }

    Category(String label, LongUnaryOperator tax) {
        this.label = label;
        this.tax = tax;
    }

    private static long reduced(long price) {
        return price + price * 7 / 100;
    }

    String label() {
        return label.isEmpty() ? name().toLowerCase() : label;
    }

    long taxed(long price) {
        return tax.applyAsLong(price);
    }

    boolean isPerishable() {
        return false;
    }

    static int count(Category category) {
        switch (category) {
            case FOOD:
                int more = 1;
                return COUNTS.get(FOOD) + more;
            case BOOKS:
                more = 2;
                return COUNTS.get(category) + more;
            default:
                return COUNTS.getOrDefault(category, 0);
        }
    }
}
