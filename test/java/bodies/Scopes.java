package bodies;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

class Scopes {
    String value = "";
    static final int LIMIT = 3;

    void shadows(int value) {
        value++; //~ locals value
        this.value = ""; //~ fields bodies.Scopes.value
        {
            String inner = this.value; //~ fields bodies.Scopes.value
            inner.length(); //~ locals inner
        }
        int inner = LIMIT; //~ fields bodies.Scopes.LIMIT
        for (int i = 0, j = inner; i < j; i++) use(i, j); //~ locals inner, i, j, i, i, j
    }

    void loops(List<? extends CharSequence> list, Map<String, int[]> map) {
        for (CharSequence each : list) each.length(); //~ calls java.lang.CharSequence.length()
        for (var entry : map.entrySet()) { //~ type(entry) java.util.Map$Entry<java.lang.String, int[]>
            for (var number : entry.getValue()) use(number, 1); //~ type(number) int
        }
        outer: for (;;) {
            while (true) break outer;
        }
    }

    void tries() throws IOException {
        try (StringReader reader = new StringReader("a"); var second = reader) { //~ type(second) java.io.StringReader
            second.read(); //~ calls java.io.StringReader.read()
        } catch (IllegalStateException | IllegalArgumentException problem) { //~ type(problem) java.lang.RuntimeException
            problem.getMessage(); //~ calls java.lang.Throwable.getMessage()
        } finally {
            value.trim(); //~ fields bodies.Scopes.value
        }
    }

    void vars() {
        var text = "a" + 1; //~ type(text) java.lang.String
        var sum = 'a' + 1L; //~ type(sum) long
        var shifted = (byte) 1 << 2L; //~ type(shifted) int
        var choice = LIMIT > 2 ? 1 : 2.0f; //~ type(choice) float
        var letter = LIMIT > 2 ? 'a' : 0; //~ type(letter) char
        var boxed = LIMIT > 2 ? Integer.valueOf(1) : null; //~ type(boxed) java.lang.Integer
        var negated = !(LIMIT > 2); //~ type(negated) boolean
        var array = new int[2][]; //~ type(array) int[][]
        var element = array[0]; //~ type(element) int[]
        var length = element.length; //~ type(length) int
        var literal = String[].class; //~ type(literal) java.lang.Class<java.lang.String[]>
        var block = //~ type(block) java.lang.String
            """
            text""";
        var made = new Object() { int own = 1; }; //~ class bodies.Scopes$1
        made.own++; //~ fields bodies.Scopes$1.own
        long assigned = (sum = 3L); //~ type(assigned) long
    }

    static Supplier<Integer> captures(int start) {
        int[] count = {start};
        return () -> { //~ implements java.util.function.Supplier
            int before = count[0]; //~ locals count
            return new Object() {
                int add(int more) { return before + more + start; } //~ locals before, more, start
            }.add(1);
        };
    }

    void use(int first, int second) {}
}
