/**
 * The same for containers: a write that was decided or computed by an earlier read of the same
 * container (`if (!map.containsKey(k)) map.put(k, v)`), which a concurrent container does not make
 * atomic; and walks over its elements, which throw ConcurrentModificationException if it is changed
 * meanwhile.
 */
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
import { TableNotes } from '../../android/knowledge/table-notes.js';
import { controlFlowOf } from '../../java/ir/control-flow.js';
import { pathsOf, type Path } from '../../java/ir/facts/paths.js';
import type { Body, Call, StatementIndex, Variable } from '../../java/ir/statements.js';
import { checksBefore } from './checks.js';
import { sourcesOf } from './dependence.js';
import { originalOf } from './stored-path.js';

export interface ContainerPattern {
  readonly kind: 'check-then-act' | 'lost-update';
  readonly container: Variable;
  readonly read: StatementIndex;
  readonly write: StatementIndex;
  /** Both are about the same key or element. */
  readonly sameKey: boolean;
}

export interface Iteration {
  /** Gets the iterator, or hands the elements to a function. */
  readonly at: StatementIndex;
  readonly container: Variable;
  /** Steps of the iterator, in this body. */
  readonly steps: readonly StatementIndex[];
}

interface Use {
  readonly at: StatementIndex;
  readonly call: Call;
  readonly container: Path;
  readonly reads: boolean;
  readonly writes: boolean;
}

const ITERATING = new Set(['iterator', 'listIterator', 'descendingIterator', 'spliterator']);
const SETTING = ['set', 'lazySet', 'setPlain', 'setOpaque', 'setRelease'];
/** Methods that write whatever was there before; others look first, in one step with the write. */
const OVERWRITING = new Set([...SETTING, 'put']);
const ADDING = new Set([...OVERWRITING, 'add']);
const SETTING_ALL = new Set(SETTING);
const STEPPING = new Set(['next', 'hasNext', 'previous', 'hasPrevious', 'forEachRemaining']);

const PATTERNS = new TableNotes(findPatterns);

export function containerPatterns(
  body: Body,
  knowledge: MethodKnowledge,
): readonly ContainerPattern[] {
  return PATTERNS.of(body, knowledge);
}

function findPatterns(body: Body, knowledge: MethodKnowledge): readonly ContainerPattern[] {
  const uses = usesOf(body, knowledge);
  const flow = controlFlowOf(body);
  return uses.flatMap((write): ContainerPattern[] => {
    if (!write.writes) return [];
    const checked = checksBefore(body, write.at).flatMap(({ sources }) => sources);
    const computed = sourcesOf(body, write.call.arguments, write.at);
    return uses.flatMap((read): ContainerPattern[] => {
      if (!read.reads || read === write || read.container !== write.container) return [];
      if (!flow.reaches(read.at, write.at)) return [];
      const kind = computed.includes(read.at)
        ? 'lost-update'
        : checked.includes(read.at)
          ? 'check-then-act'
          : undefined;
      if (kind === undefined) return [];
      return [{ kind, ...toPattern(body, read, write) }];
    });
  });
}

/**
 * The second of two steps that belong together, at the same key if it has keys: is it set to what was computed of what
 * it held (`n.set(n.get() + 1)`), or written only since it held something, or did not (`if (!list.contains(x))
 * list.add(x)`)?
 */
export function secondStep(
  body: Body,
  write: StatementIndex,
  knowledge: MethodKnowledge,
): 'updated' | 'checked' | undefined {
  const call = body.statements[write]!;
  if (call.kind !== 'call' || !ADDING.has(call.name)) return undefined;
  const patterns = containerPatterns(body, knowledge).filter((each) => each.write === write);
  if (patterns.some((each) => isUpdate(body, call, each))) return 'updated';
  // What looks and writes in one step (compareAndSet) has settled who may go on.
  const looks = patterns.filter(({ read }) => useAt(body, read, knowledge)?.writes === false);
  return looks.some((each) => isChecked(body, call, each)) ? 'checked' : undefined;
}

function isUpdate(body: Body, { name }: Call, pattern: ContainerPattern): boolean {
  if (pattern.kind !== 'lost-update' || !OVERWRITING.has(name)) return false;
  return pattern.sameKey || asksForAll(body, pattern);
}

function isChecked(body: Body, { name }: Call, pattern: ContainerPattern): boolean {
  if (pattern.kind !== 'check-then-act') return false;
  return pattern.sameKey || (SETTING_ALL.has(name) && asksForAll(body, pattern));
}

/** `get()`: what is read has no key. */
function asksForAll(body: Body, { read }: ContainerPattern): boolean {
  const call = body.statements[read]!;
  return call.kind === 'call' && call.arguments.length === 0;
}

function toPattern(body: Body, read: Use, write: Use): Omit<ContainerPattern, 'kind'> {
  const paths = pathsOf(body);
  const [first, second] = [read.call.arguments[0], write.call.arguments[0]];
  const sameKey =
    first !== undefined && second !== undefined && paths.of(first) === paths.of(second);
  return { container: write.call.receiver!, read: read.at, write: write.at, sameKey };
}

export function iterationsOf(body: Body, knowledge: MethodKnowledge): readonly Iteration[] {
  return usesOf(body, knowledge).flatMap(({ at, call }): Iteration[] => {
    if (!ITERATING.has(call.name) && call.name !== 'forEach') return [];
    return [{ at, container: call.receiver!, steps: stepsOf(body, call.to) }];
  });
}

function stepsOf(body: Body, iterator: Variable | undefined): readonly StatementIndex[] {
  if (iterator === undefined) return [];
  const paths = pathsOf(body);
  return body.statements.flatMap((statement, at) => {
    if (statement.kind !== 'call' || statement.receiver === undefined) return [];
    if (!STEPPING.has(statement.name)) return [];
    const isOfIt = originalOf(body, statement.receiver) === iterator;
    return isOfIt || paths.of(statement.receiver) === paths.of(iterator)
      ? [at as StatementIndex]
      : [];
  });
}

function usesOf(body: Body, knowledge: MethodKnowledge): readonly Use[] {
  return body.statements.flatMap(
    (_statement, index) => useAt(body, index as StatementIndex, knowledge) ?? [],
  );
}

function useAt(body: Body, at: StatementIndex, knowledge: MethodKnowledge): Use | undefined {
  const call = body.statements[at]!;
  if (call.kind !== 'call' || call.method === undefined || call.receiver === undefined) {
    return undefined;
  }
  const { container } = knowledge.of(call.method);
  if (container === undefined || STEPPING.has(call.name)) return undefined;
  const path = pathsOf(body).of(originalOf(body, call.receiver));
  const reads = container.use !== 'write' || container.returnsElement;
  const writes = container.use === 'write' || container.use === 'both';
  return { at, call, container: path, reads, writes };
}
