package events;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiConsumer;

public abstract class Bus implements Closeable {
    interface Listener<T> {
        void onEvent(T event) throws Exception;

        default Listener<T> and(Listener<? super T> next) {
            return event -> {
                onEvent(event);
                next.onEvent(event);
            };
        }

        static <T> Listener<T> none() {
            return event -> {};
        }
    }

    private final Map<Class<?>, List<Listener<?>>> listeners = new ConcurrentHashMap<>();
    private final Deque<Runnable> queue = new ArrayDeque<>();
    private final Lock lock = new ReentrantLock();
    private final AtomicInteger pending = new AtomicInteger();
    private volatile boolean closed;
    protected Thread worker = new Thread("bus") {
        @Override
        public void run() {
            while (!closed && !isInterrupted()) {
                Runnable next = take();
                if (next != null) next.run();
                else Thread.yield();
            }
        }

        private Runnable take() {
            lock.lock();
            try {
                return queue.pollFirst();
            } finally {
                lock.unlock();
            }
        }
    };

    public <T> void on(Class<T> type, Listener<? super T> listener) {
        listeners.computeIfAbsent(type, key -> new CopyOnWriteArrayList<>()).add(listener);
    }

    @SuppressWarnings("unchecked")
    <T> List<Listener<T>> of(Class<T> type) {
        return (List<Listener<T>>) (List<?>) listeners.getOrDefault(type, List.of());
    }

    @SuppressWarnings("unchecked")
    public <T> void post(T event) {
        Class<T> type = (Class<T>) event.getClass();
        for (Listener<T> listener : of(type)) {
            enqueue(() -> {
                try {
                    listener.onEvent(event);
                } catch (RuntimeException | IOException problem) {
                    onProblem(problem);
                    problem.printStackTrace();
                } catch (Exception other) {
                    throw new IllegalStateException(other.getMessage(), other);
                }
            });
        }
    }

    private void enqueue(Runnable task) {
        lock.lock();
        try {
            queue.addLast(task);
            pending.incrementAndGet();
        } finally {
            lock.unlock();
        }
    }

    protected abstract void onProblem(Exception problem);

    @Override
    public void close() {
        closed = true;
        synchronized (this) {
            notifyAll();
        }
    }

    static class Pool extends Bus implements Executor, ThreadFactory {
        private final ExecutorService service = Executors.newFixedThreadPool(2, this);
        private int threads;

        @Override
        protected void onProblem(Exception problem) {
            System.err.println(problem);
        }

        @Override
        public void execute(Runnable task) {
            service.execute(task);
            Future<?> future = service.submit(task);
            future.cancel(true);
            Future<String> text = service.submit(() -> "text");
            Future<Integer> number = service.submit(new Callable<Integer>() {
                int value = threads;

                @Override
                public Integer call() {
                    return value + threads + hash(this);
                }
            });
            try {
                text.get(1, TimeUnit.SECONDS).length();
                number.get().intValue();
            } catch (ExecutionException | InterruptedException problem) {
                onProblem(problem);
            } catch (java.util.concurrent.TimeoutException late) {
                late.fillInStackTrace();
            }
        }

        int hash(Object of) {
            return of.hashCode();
        }

        @Override
        public Thread newThread(Runnable task) {
            Thread thread = new Thread(task, "pool-" + threads++);
            thread.setDaemon(true);
            thread.setUncaughtExceptionHandler((t, problem) -> System.err.println(t.getName() + problem.getMessage()));
            return thread;
        }

        CompletableFuture<Integer> later() {
            return CompletableFuture.supplyAsync(() -> "text", this)
                    .thenApply(String::length)
                    .thenCombine(CompletableFuture.completedFuture(2L), (a, b) -> a + b.intValue())
                    .whenComplete((value, problem) -> {
                        if (problem != null) problem.printStackTrace();
                        else System.out.println(value.byteValue());
                    })
                    .exceptionally(problem -> problem.getMessage().length());
        }
    }

    static void use(Pool pool) throws IOException {
        pool.on(String.class, text -> System.out.println(text.length()));
        pool.on(Integer.class, (Listener<Number>) number -> number.intValue());
        pool.on(String.class, Listener.<Object>none().and(System.out::println));
        pool.post("text");
        pool.worker.start();
        BiConsumer<Pool, Object> post = Bus::post;
        post.accept(pool, 1);
        try (Bus bus = pool; var second = new Pool()) {
            bus.post('c');
            second.execute(second::close);
        }
        Bus inline = new Bus() {
            private final StringBuilder problems = new StringBuilder();

            @Override
            protected void onProblem(Exception problem) {
                problems.append(problem.getMessage()).append(closedCount());
                class Report {
                    final int length = problems.length();

                    String show() {
                        return problem.getMessage() + length + pool.threads;
                    }
                }
                System.out.println(new Report().show());
            }

            private int closedCount() {
                return problems.length();
            }
        };
        inline.post(1L);
    }
}
