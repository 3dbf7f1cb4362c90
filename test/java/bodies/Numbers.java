package bodies;

class Numbers {
    static Object two(Object first, Object second) { return first; }
    static <T> T id(T value) { return value; }

    Object field = new Object() {}; //~ class bodies.Numbers$1

    void method() {
        class Local { //~ class bodies.Numbers$1Local
            Object inner = new Object() {}; //~ class bodies.Numbers$1Local$1
            class Member { //~ class bodies.Numbers$1Local$Member
                void run() { new Object() {}; } //~ class bodies.Numbers$1Local$Member$1
            }
        }
        two(
            id(new Object() {}), //~ class bodies.Numbers$3
            new Object() {}); //~ class bodies.Numbers$2
        Runnable later = () -> {
            new Object() {}; //~ class bodies.Numbers$4
        };
        record Point(int x) {} //~ class bodies.Numbers$1Point
        interface Shape {} //~ class bodies.Numbers$1Shape
        enum Kind { ONE { }, TWO } //~ class bodies.Numbers$1Kind, bodies.Numbers$1Kind$1
    }

    Runnable again = () -> {
        class Local {} //~ class bodies.Numbers$2Local
    };

    enum Level {
        LOW,
        HIGH { //~ class bodies.Numbers$Level$1
            int size() { return ordinal(); } //~ calls java.lang.Enum.ordinal()
        };
        int size() { return new Object() { int one = 1; }.one; } //~ class bodies.Numbers$Level$2
    }
}
