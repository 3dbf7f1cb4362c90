package bodies;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;

class Functions {
    String name() { return ""; }
    static String shout(String text) { return text; }
    void run(Runnable task) {}
    <T> T run(Callable<T> task) { return null; }
    Runnable field = () -> name(); //~ implements java.lang.Runnable //~ calls bodies.Functions.name()

    Supplier<Function<String, Integer>> nested() {
        return () -> text -> text.length(); //~ implements java.util.function.Supplier, java.util.function.Function //~ calls java.lang.String.length()
    }

    void targets(ExecutorService service, boolean flag) {
        run(() -> {}); //~ calls bodies.Functions.run(java.lang.Runnable)
        run(() -> "a").length(); //~ calls bodies.Functions.run(java.util.concurrent.Callable), java.lang.String.length()
        service.submit(() -> name()); //~ implements java.util.concurrent.Callable //~ calls bodies.Functions.name(), java.util.concurrent.ExecutorService.submit(java.util.concurrent.Callable)
        service.submit(() -> run(() -> {})); //~ implements java.lang.Runnable, java.lang.Runnable
        Object cast = (Runnable) () -> {}; //~ implements java.lang.Runnable
        Runnable either = flag ? this::name : () -> {}; //~ implements java.lang.Runnable, java.lang.Runnable
        Runnable[] all = {() -> {}, this::name}; //~ implements java.lang.Runnable, java.lang.Runnable
    }

    void references(List<String> list) {
        Function<String, String> trim = String::trim; //~ calls java.lang.String.trim()
        Function<String, String> loud = Functions::shout; //~ calls bodies.Functions.shout(java.lang.String) //~ static
        Supplier<String> own = super::toString; //~ calls java.lang.Object.toString() //~ special
        Supplier<List<String>> make = ArrayList::new; //~ calls java.util.ArrayList.<init>()
        Function<Integer, List<String>> sized = ArrayList::new; //~ calls java.util.ArrayList.<init>(int)
        IntFunction<String[]> array = String[]::new; //~ implements java.util.function.IntFunction
        list.forEach(System.out::println); //~ fields java.lang.System.out
        list.stream().map(Integer::valueOf).map(Integer::doubleValue).reduce(Double::sum).get().isNaN(); //~ calls java.util.Collection.stream(), java.lang.Integer.valueOf(java.lang.String), java.util.stream.Stream.map(java.util.function.Function), java.lang.Integer.doubleValue(), java.util.stream.Stream.map(java.util.function.Function), java.lang.Double.sum(double,double), java.util.stream.Stream.reduce(java.util.function.BinaryOperator), java.util.Optional.get(), java.lang.Double.isNaN()
    }

    void inference(List<String> list) {
        var byLength = list.stream().collect(Collectors.groupingBy(s -> s.length(), Collectors.counting())); //~ type(byLength) java.util.Map<java.lang.Integer, java.lang.Long>
        var lists = list.stream().map(s -> List.of(s)).collect(Collectors.toList()); //~ type(lists) java.util.List<java.util.List<java.lang.String>>
        var copy = new ArrayList<>(list); //~ type(copy) java.util.ArrayList<java.lang.String>
        List<Integer> lengths = new ArrayList<>(); //~ type(lengths) java.util.List<java.lang.Integer>
        lengths.addAll(list.stream().map(String::length).toList()); //~ calls java.util.Collection.stream(), java.lang.String.length(), java.util.stream.Stream.map(java.util.function.Function), java.util.stream.Stream.toList(), java.util.List.addAll(java.util.Collection)
    }
}
