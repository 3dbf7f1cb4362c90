package shapes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.function.DoubleBinaryOperator;
import java.util.function.Function;

public sealed interface Shape permits Shape.Circle, Shape.Box, Shape.Group {
    double area();

    default String describe() {
        return getClass().getSimpleName() + " of " + area();
    }

    record Circle(double radius) implements Shape {
        static final Circle UNIT = new Circle(1);

        public Circle {
            if (radius < 0) throw new IllegalArgumentException("radius " + radius);
        }

        Circle(int diameter, boolean even) {
            this(diameter / 2.0);
        }

        @Override
        public double area() {
            return Math.PI * radius * radius();
        }
    }

    record Box(double width, double height) implements Shape, Comparable<Box> {
        @Override
        public double area() {
            return width() * height;
        }

        @Override
        public int compareTo(Box other) {
            return Double.compare(area(), other.area());
        }

        @Override
        public String describe() {
            return Shape.super.describe() + this.width + other(2).height;
        }

        Box other(double scale) {
            return new Box(width * scale, height * scale);
        }
    }

    final class Group implements Shape, Iterable<Shape> {
        private final List<Shape> parts = new ArrayList<>();

        Group(Shape... parts) {
            this.parts.addAll(Arrays.asList(parts));
        }

        @Override
        public double area() {
            double sum = 0;
            for (Shape part : this) sum += part.area();
            return sum;
        }

        @Override
        public Iterator<Shape> iterator() {
            return parts.iterator();
        }

        double fold(DoubleBinaryOperator operator) {
            double result = 0;
            for (Shape part : parts) result = operator.applyAsDouble(result, part.area());
            return result;
        }
    }

    enum Unit {
        MM, CM, M;

        double factor() {
            return switch (this) {
                case MM -> 1;
                case CM -> 10;
                case M -> {
                    double result = CM.factor() * 10;
                    yield result * 10;
                }
            };
        }
    }

    static String name(Shape shape) {
        if (shape instanceof Circle circle && circle.radius() > 1) return "circle " + circle.radius;
        if (!(shape instanceof Box box)) return shape.describe();
        return box.width() > box.height ? box.describe() : box.other(2).describe();
    }

    static int count(Object value) {
        if (value instanceof Group group) {
            int count = 0;
            for (Shape part : group.parts) count += count(part);
            return count;
        } else if (value instanceof Iterable<?> many) {
            int count = 0;
            for (Object each : many) count += each.hashCode() > 0 ? count(each) : 0;
            return count;
        }
        while (!(value instanceof String text)) {
            value = value.toString();
        }
        return text.length();
    }

    static double area(Unit unit, Shape... shapes) {
        Group group = new Group(shapes);
        double max = group.fold(Math::max);
        double sum = group.fold((a, b) -> a + b);
        Function<Double, Circle> make = Circle::new;
        Circle made = make.apply(max);
        int label = switch (made.describe()) {
            case "a", "b":
                yield 1;
            default:
                yield made.hashCode();
        };
        String text = """
                area %s
                """.formatted(sum);
        return unit.factor() * sum + label + text.length() + (compareTo(Circle.UNIT.equals(made)) ? 1 : 0);
    }

    private static boolean compareTo(boolean a) {
        return a;
    }
}
