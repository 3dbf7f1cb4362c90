/**
 * State that a whole app shares: a singleton with a map behind a lock, and items of several kinds: some
 * behind the lock, some volatile, some checked before use, and one in every eight that somebody forgot.
 */
import type { ClassContext } from './context.js';

/** What repositories and features agree on: each item has these methods. */
export const ITEM_METHODS = ['load', 'show', 'clear'] as const;

/** It has at least so many methods `total`. */
export const TOTALS = 2;

export interface RepositoryContext extends ClassContext {
  /** How many items it has. */
  readonly items: number;
}

export function writeRepository(context: RepositoryContext): void {
  const { out, number, other, items, lines } = context;
  const [model, helper] = [other(), other()];
  out.line(`import com.example.app.helper.Helper${helper};`);
  out.line(`import com.example.app.model.Model${model};`);
  for (const name of ['ArrayList', 'HashMap', 'List', 'Map']) out.line(`import java.util.${name};`);
  out.line();
  out.block(`public class Repository${number}`, () => {
    out.line(`private static final Repository${number} INSTANCE = new Repository${number}();`);
    out.line('private final Object lock = new Object();');
    out.line(`private final Map<Integer, Model${model}> known = new HashMap<>();`);
    out.line(`private final List<Model${model}> recent = new ArrayList<>();`);
    out.line();
    out.block(`public static Repository${number} get()`, () => {
      out.line('return INSTANCE;');
    });
    writeFixed(context, model);
    for (let item = 0; item < items; item++) writeItem(context, { item, model, helper });
    for (let total = 0; total < TOTALS || out.lines < lines - 10; total++) {
      writeTotal(context, model, total);
    }
  });
}

function writeFixed({ out, random }: RepositoryContext, model: number): void {
  out.line();
  out.block(`Model${model} find(int id)`, () => {
    out.block('synchronized (lock)', () => {
      out.line(`Model${model} found = known.get(id);`);
      out.line('if (found == null) {');
      out.line(`  found = new Model${model}.Builder().id(id).name("${random(100)}").build();`);
      out.line('  known.put(id, found);');
      out.line('}');
      out.line('return found;');
    });
  });
}

interface Item {
  readonly item: number;
  readonly model: number;
  readonly helper: number;
}

function writeItem(context: RepositoryContext, each: Item): void {
  const { out } = context;
  const { item, model, helper } = each;
  const guard = GUARDS[item % GUARDS.length]!;
  out.line();
  out.line(`private ${guard.modifier}Model${model} item${item};`);
  out.line(`private ${guard.modifier}int uses${item};`);
  const method = (head: string, ...body: readonly string[]): void => {
    out.line();
    out.block(head, () => {
      out.block(guard.around, () => {
        for (const line of body) out.line(line);
      });
    });
  };
  method(`public void load${item}(int id)`, `item${item} = find(id);`, `uses${item} = 0;`);
  method(
    `public void show${item}()`,
    `uses${item} = Helper${helper}.clamp(uses${item} + 1, 0, 9);`,
    `if (item${item} != null) item${item}.setCount${item % 4}(uses${item});`,
  );
  method(`public void clear${item}()`, `item${item} = null;`);
}

const LOCKED = { modifier: '', around: 'synchronized (lock)' };
const VOLATILE = { modifier: 'volatile ', around: 'if (recent.isEmpty())' };
const FORGOTTEN = { modifier: '', around: 'if (uses0 >= 0)' };
const GUARDS = [LOCKED, LOCKED, LOCKED, LOCKED, LOCKED, VOLATILE, LOCKED, FORGOTTEN];

function writeTotal({ out, random }: RepositoryContext, model: number, total: number): void {
  out.line();
  out.block(`public int total${total}(int least)`, () => {
    out.line(`List<Model${model}> found = new ArrayList<>();`);
    out.block('synchronized (lock)', () => {
      out.line(
        `for (Model${model} each : known.values()) if (each.getId() > least) found.add(each);`,
      );
    });
    out.line('int sum = 0;');
    out.line(`for (Model${model} each : found) sum += each.getCount${random(4)}();`);
    out.line('return sum;');
  });
}
