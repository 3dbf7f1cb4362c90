package bodies;

import java.util.List;

class Patterns {
    sealed interface Shape permits Circle, Box {}
    record Circle(double radius, String name) implements Shape {}
    record Box(Circle inner, List<String> labels) implements Shape {}
    record Pair<A, B>(A first, B second) {}

    Object field;
    String text;

    void flow(Object value) {
        if (value instanceof String text && text.length() > 1) text.trim(); //~ locals value, text, text
        text.trim(); //~ fields bodies.Patterns.text
        if (!(value instanceof Circle circle)) return;
        circle.radius(); //~ calls bodies.Patterns$Circle.radius()
        boolean small = !(field instanceof Box box) || box.labels().isEmpty(); //~ calls bodies.Patterns$Box.labels(), java.util.List.isEmpty()
        String said = field instanceof Circle other ? other.name() : text; //~ locals other
        while (!(field instanceof Box last)) field = value;
        last.inner().name().length(); //~ calls bodies.Patterns$Box.inner(), bodies.Patterns$Circle.name(), java.lang.String.length()
    }

    void both(Object value) {
        if (value instanceof Integer number) {
            number.intValue(); //~ calls java.lang.Integer.intValue()
        } else if (value instanceof Long number) {
            number.longValue(); //~ calls java.lang.Long.longValue()
        } else {
            throw new IllegalStateException();
        }
        for (; !(value instanceof Integer found); ) value = field;
        found.byteValue(); //~ calls java.lang.Integer.byteValue()
    }

    String switches(Object value) {
        return switch (value) {
            case Circle circle when circle.radius() > 1 -> circle.name(); //~ calls bodies.Patterns$Circle.radius(), bodies.Patterns$Circle.name()
            case Box(Circle(var radius, String name), var labels) -> name.concat(labels.get(0)); //~ type(radius) double //~ type(labels) java.util.List<java.lang.String>
            case String string -> {
                yield string.trim(); //~ calls java.lang.String.trim()
            }
            default -> "";
        };
    }

    void records(Pair<String, Integer> pair) {
        if (pair instanceof Pair(var first, var second)) { //~ type(first) java.lang.String //~ type(second) java.lang.Integer
            first.length(); //~ calls java.lang.String.length()
        }
    }

    enum Color { RED, GREEN }

    int constants(Color color) {
        switch (color) {
            case RED: //~ fields bodies.Patterns$Color.RED
                int shared = 1;
                return shared;
            case GREEN:
                shared = 2; //~ locals shared
                return shared;
            default:
                return 0;
        }
    }
}
