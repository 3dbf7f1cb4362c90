/**
 * Containers that lock themselves while one of their own methods runs (`Collections.synchronizedList`, `Vector`).
 * An iterator does not, nor does a stream: of these the caller must hold the lock.
 */
import type { KnowledgeIndex } from '../../android/knowledge/knowledge-index.js';
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
import type { Statement, StatementIndex } from '../../java/ir/statements.js';
import type { AbstractObject, InstanceId, ObjectId, PointsTo } from '../points-to/points-to.js';

const BY_ITERATION: ReadonlySet<string> = new Set([
  ...['iterator', 'listIterator', 'spliterator', 'stream', 'parallelStream'],
  ...['hasNext', 'next', 'hasPrevious', 'previous', 'forEachRemaining'],
]);

const NONE: readonly ObjectId[] = [];

export class SelfLocking {
  readonly #objects: ReadonlySet<ObjectId>;

  constructor(
    private readonly pointsTo: PointsTo,
    knowledge: MethodKnowledge,
  ) {
    const locking = pointsTo.objects.filter((object) => locksItself(object, knowledge));
    this.#objects = new Set(locking.map(({ id }) => id));
  }

  /** The containers that a call locks while it runs. */
  at(instance: InstanceId, statement: StatementIndex): readonly ObjectId[] {
    if (this.#objects.size === 0) return NONE;
    const call: Statement = this.pointsTo.instances[instance]!.code.body.statements[statement]!;
    if (call.kind !== 'call' || call.receiver === undefined || BY_ITERATION.has(call.name)) {
      return NONE;
    }
    const objects = this.pointsTo.of(instance, call.receiver);
    return objects.every((object) => this.#objects.has(object)) ? objects : NONE;
  }
}

export function locksItself(object: AbstractObject, knowledge: MethodKnowledge): boolean {
  if (givenBy(object, knowledge) === 'locked') return true;
  const names = object.class === undefined ? [] : knowledge.typeNames(object.class);
  return names.some((name) => knowledge.index.isLockedContainer(name));
}

/** What the library has made of it, where that is more than its type says. */
export function givenBy(
  { kind, site }: AbstractObject,
  { index }: MethodKnowledge,
): ReturnType<KnowledgeIndex['wrapper']> {
  const made = site?.code.body.statements[site.statement];
  if (kind !== 'result' || made?.kind !== 'call' || made.method === undefined) return undefined;
  return index.wrapper(made.method.owner.name, made.method.name);
}
