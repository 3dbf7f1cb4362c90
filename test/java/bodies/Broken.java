package bodies;

class Broken {
    String text = "a";

    void half(int n) {
        text.length(); //~ calls java.lang.String.length()
        text.
        int m = n + ;
        text.trim(); //~ calls java.lang.String.trim()
    }

    void whole() {
        text.isEmpty(); //~ calls java.lang.String.isEmpty()
    }
}
