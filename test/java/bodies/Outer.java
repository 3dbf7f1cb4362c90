package bodies;

import static java.util.Collections.*;
import static java.util.Objects.requireNonNull;

import java.util.Comparator;
import java.util.List;

class Outer extends Above {
    int depth;

    void call() {}
    void call(int more) {}

    class Inner extends Above {
        void call(String text) {}

        void run() {
            call("a"); //~ calls bodies.Outer$Inner.call(java.lang.String) //~ on bodies.Outer$Inner
            above(); //~ calls bodies.Above.above() //~ on bodies.Outer$Inner
            only(); //~ calls bodies.Outer.only() //~ on bodies.Outer
            Outer.this.call(); //~ calls bodies.Outer.call()
            Outer.super.above(); //~ calls bodies.Above.above() //~ special
            super.above(); //~ calls bodies.Above.above() //~ special
            new Inner().run(); //~ calls bodies.Outer$Inner.<init>(), bodies.Outer$Inner.run()
            depth++; //~ fields bodies.Outer.depth
            call(1); //~ calls bodies.Above.call(java.lang.Object) //~ on bodies.Outer$Inner
        }
    }

    void only() {
        requireNonNull(this); //~ calls java.util.Objects.requireNonNull(java.lang.Object) //~ static
        List<String> list = emptyList(); //~ calls java.util.Collections.emptyList()
        sort(list, reverseOrder()); //~ calls java.util.Collections.reverseOrder(), java.util.Collections.sort(java.util.List,java.util.Comparator)
        java.util.Collections.max(list).length(); //~ calls java.util.Collections.max(java.util.Collection), java.lang.String.length()
        int length = java.io.File.separator.length(); //~ fields java.io.File.separator
        this.new Inner().call("a"); //~ calls bodies.Outer$Inner.<init>(), bodies.Outer$Inner.call(java.lang.String)
    }

    interface Named {
        default String name() { return "a"; }
    }

    class Both extends Above implements Named, Comparable<Both> {
        Both() { super(); } //~ calls bodies.Above.<init>()
        Both(int size) { this(); } //~ calls bodies.Outer$Both.<init>()
        public String name() { return Named.super.name(); } //~ calls bodies.Outer$Named.name() //~ special
        public int compareTo(Both other) { return Comparator.<Both>naturalOrder().compare(this, other); }
    }
}

class Above {
    void above() {}
    void call(Object any) {}
}
