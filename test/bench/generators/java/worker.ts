/** A thread with a queue, or a service with a timer. */
import type { ClassContext } from './context.js';

export function writeWorker(context: ClassContext): void {
  const { out, number, other, lines } = context;
  const store = other();
  for (const name of [
    'ArrayDeque',
    'Deque',
    'concurrent.TimeUnit',
    'concurrent.atomic.AtomicInteger',
  ]) {
    out.line(`import java.util.${name};`);
  }
  out.line(`import com.example.app.model.Model${store};`);
  out.line(`import com.example.app.store.Store${store};`);
  out.line();
  out.block(`public class Worker${number} extends Thread`, () => {
    out.block('enum State', () => {
      out.line('IDLE, BUSY, DONE;');
      out.line();
      out.block('boolean isOver()', () => {
        out.line('return this == DONE;');
      });
    });
    out.line();
    out.line(`private final Deque<Model${store}> queue = new ArrayDeque<>();`);
    out.line('private final AtomicInteger handled = new AtomicInteger();');
    out.line('private State state = State.IDLE;');
    writeFixed(context, store);
    for (let step = 0; out.lines < lines - 12; step++) writeStep(context, store, step);
  });
}

function writeFixed({ out }: ClassContext, store: number): void {
  out.line();
  out.block(`public synchronized void add(Model${store} item)`, () => {
    out.line('queue.addLast(item);');
    out.line('notifyAll();');
  });
  out.line();
  out.block(`private synchronized Model${store} take() throws InterruptedException`, () => {
    out.line('while (queue.isEmpty() && !state.isOver()) wait(TimeUnit.SECONDS.toMillis(1));');
    out.line('return queue.pollFirst();');
  });
  out.line();
  out.line('@Override');
  out.block('public void run()', () => {
    out.block(
      'try',
      () => {
        out.block('while (!state.isOver())', () => {
          out.line(`Model${store} item = take();`);
          out.line('if (item == null) continue;');
          out.line('state = State.BUSY;');
          out.line(`Store${store}.get().save(item);`);
          out.line('handled.incrementAndGet();');
        });
      },
      '} catch (InterruptedException e) {',
    );
    out.line('  state = State.DONE;');
    out.line('}');
  });
}

function writeStep({ out, random }: ClassContext, store: number, step: number): void {
  const field = random(4);
  out.line();
  out.block(`int step${step}(Model${store} item, int[] weights)`, () => {
    out.line('int sum = 0;');
    out.block('for (int i = 0; i < weights.length; i++)', () => {
      out.line(`if (weights[i] < ${random(20)}) continue;`);
      out.line(`sum += weights[i] * item.getCount${field}();`);
    });
    out.line(`item.setCount${field}(Math.max(sum, handled.get()));`);
    out.line('return sum;');
  });
}
