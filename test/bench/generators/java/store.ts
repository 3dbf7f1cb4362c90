/** A store of models: a map behind a lock, listeners, and work on an executor. */
import { MODEL_FIELDS } from './model.js';
import type { ClassContext } from './context.js';

export function writeStore(context: ClassContext): void {
  const { out, number, lines } = context;
  const model = `Model${number}`;
  out.line(`import com.example.app.model.${model};`);
  for (const name of ['ArrayList', 'HashMap', 'List', 'Map']) out.line(`import java.util.${name};`);
  out.line('import java.util.concurrent.ExecutorService;');
  out.line('import java.util.concurrent.Executors;');
  out.line('import java.util.function.Predicate;');
  out.line();
  out.block(`public class Store${number}`, () => {
    out.block('public interface Listener<T>', () => {
      out.line('void onChanged(T item);');
      out.line('default void onRemoved(T item) {}');
    });
    out.line();
    out.line(`private static final Store${number} INSTANCE = new Store${number}();`);
    out.line('private final Object lock = new Object();');
    out.line(`private final Map<Integer, ${model}> items = new HashMap<>();`);
    out.line(`private final List<Listener<${model}>> listeners = new ArrayList<>();`);
    out.line('private final ExecutorService executor = Executors.newSingleThreadExecutor();');
    out.line('private volatile boolean closed;');
    writeFixed(context, model);
    for (let query = 0; out.lines < lines - 12; query++) writeQuery(context, model, query);
  });
}

function writeFixed({ out, number }: ClassContext, model: string): void {
  out.line();
  out.block(`public static Store${number} get()`, () => {
    out.line('return INSTANCE;');
  });
  out.line();
  out.block(`public ${model} find(int id)`, () => {
    out.block('synchronized (lock)', () => {
      out.line('return items.get(id);');
    });
  });
  out.line();
  out.block(`public void save(${model} item)`, () => {
    out.block('synchronized (lock)', () => {
      out.line('items.put(item.getId(), item);');
    });
    out.line(`for (Listener<${model}> listener : listeners) listener.onChanged(item);`);
  });
  out.line();
  out.block(`public void saveLater(${model} item, Runnable done)`, () => {
    out.line('if (closed) return;');
    out.block(
      'executor.execute(() ->',
      () => {
        out.line('save(item);');
        out.line('done.run();');
      },
      '});',
    );
  });
  out.line();
  out.block(`public List<${model}> all(Predicate<? super ${model}> wanted)`, () => {
    out.line(`List<${model}> found = new ArrayList<>();`);
    out.block('synchronized (lock)', () => {
      out.line(`for (${model} item : items.values()) if (wanted.test(item)) found.add(item);`);
    });
    out.line('return found;');
  });
  out.line();
  out.block(`public void addListener(Listener<${model}> listener)`, () => {
    out.line('listeners.add(listener);');
  });
  out.line();
  out.block('public void close()', () => {
    out.line('closed = true;');
    out.line('executor.shutdown();');
  });
}

function writeQuery({ out, random }: ClassContext, model: string, query: number): void {
  const field = random(MODEL_FIELDS);
  out.line();
  if (query % 2 === 0) {
    out.block(`public int total${query}(int least)`, () => {
      out.line('int total = 0;');
      out.block(`for (${model} item : all(each -> each.getCount${field}() >= least))`, () => {
        out.line(`total += item.getCount${field}() * ${random(9) + 1};`);
      });
      out.line('return total;');
    });
  } else {
    out.block(`public void update${query}(String name)`, () => {
      out.block(
        'try',
        () => {
          out.line(
            `${model} item = new ${model}.Builder().id(${random(1000)}).name(name).build();`,
          );
          out.line(`item.setCount${field}(items.size());`);
          out.line('save(item);');
        },
        '} catch (IllegalArgumentException e) {',
      );
      out.line('  closed = true;');
      out.line('}');
    });
  }
}
