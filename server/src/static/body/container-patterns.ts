/**
 * The same for containers: a write that was decided or computed by an earlier read of the same
 * container (`if (!map.containsKey(k)) map.put(k, v)`), which a concurrent container does not make
 * atomic; and walks over its elements, which throw ConcurrentModificationException if it is changed
 * meanwhile.
 */
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
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
/** Methods that write whatever was there before; others look first, in one step with the write. */
const OVERWRITING = new Set(['set', 'lazySet', 'setPlain', 'setOpaque', 'setRelease', 'put']);
const STEPPING = new Set(['next', 'hasNext', 'previous', 'hasPrevious', 'forEachRemaining']);

export function containerPatterns(
  body: Body,
  knowledge: MethodKnowledge,
): readonly ContainerPattern[] {
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

/** Is it set to what was computed of what it held, at the same key if it has keys: `n.set(n.get() + 1)`? */
export function isUpdate(body: Body, write: StatementIndex, knowledge: MethodKnowledge): boolean {
  const call = body.statements[write]!;
  if (call.kind !== 'call' || !OVERWRITING.has(call.name)) return false;
  return containerPatterns(body, knowledge).some((pattern) => {
    if (pattern.write !== write || pattern.kind !== 'lost-update') return false;
    const read = body.statements[pattern.read]!;
    return pattern.sameKey || (read.kind === 'call' && read.arguments.length === 0);
  });
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
  return body.statements.flatMap((call, index): Use[] => {
    if (call.kind !== 'call' || call.method === undefined || call.receiver === undefined) return [];
    const { container } = knowledge.of(call.method);
    if (container === undefined || STEPPING.has(call.name)) return [];
    const path = pathsOf(body).of(originalOf(body, call.receiver));
    const reads = container.use !== 'write' || container.returnsElement;
    const writes = container.use === 'write' || container.use === 'both';
    return [{ at: index as StatementIndex, call, container: path, reads, writes }];
  });
}
