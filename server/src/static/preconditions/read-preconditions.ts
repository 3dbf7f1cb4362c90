/**
 * The preconditions of all handlers, from their text: of each code that the platform or a looper
 * runs or that is called through an interface, and of the methods of the project that it calls itself, as far as it does not test the field
 * before. Small and sure rather than complete: what holds on some ways only is told too, since a
 * trace says which way a run took; other methods are followed only where it is plain which they are.
 */
import type { UnderstoodProject } from '../../android/origins/build-model.js';
import type { Code, CodeTable } from '../../android/flow/code.js';
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
import { TableNotes } from '../../android/knowledge/table-notes.js';
import { getOrMake } from '../../base/multi-map.js';
import { BodyNotes } from '../../java/ir/body-notes.js';
import { factsOf } from '../../java/ir/facts/facts.js';
import { callsIn } from '../../java/ir/selecting.js';
import type { Body, Call, StatementIndex } from '../../java/ir/statements.js';
import { isInterface } from '../../java/program/implicit-modifiers.js';
import { isVirtual } from '../../java/program/members.js';
import type { JavaFieldId } from '../../java/program/symbols.js';
import { insistedOn } from './checks.js';
import { distinct, type Required } from './required.js';
import type { SourceField, SourcePrecondition } from './source-precondition.js';
import { dereferenced, fieldsTestedBefore, indexed } from './uses.js';

/** Longer ways from method to method are not followed. */
const FARTHEST = 3;

export type ReadPreconditions = Pick<UnderstoodProject, 'runs' | 'codes' | 'knowledge' | 'values'>;

export function readPreconditions(project: ReadPreconditions): readonly SourcePrecondition[] {
  const { dispatch } = project.values;
  const reader = new Reader(project.codes, project.knowledge);
  const found = handlersOf(project).flatMap((code) => {
    const { method } = code.body;
    if (method === undefined) return [];
    const required = distinct(reader.requiredBy(code.body, 0));
    return dispatch.runnersOf(code).flatMap((runner) => {
      const handler = `${runner.name}.${method.name}`;
      return required.map(({ condition }) => ({ handler, ...condition }));
    });
  });
  return found.sort(byHandler);
}

/** What runs on its own, and what is called through an interface: traces name callbacks of either kind. */
function handlersOf({ runs, codes, knowledge }: ReadPreconditions): readonly Code[] {
  const roots = new Set(runs.map(({ root }) => root.code));
  return codes.codes.filter((code) => roots.has(code) || implementsOne(code, knowledge));
}

function implementsOne({ body: { method, owner } }: Code, { hierarchy }: MethodKnowledge): boolean {
  if (method === undefined || !isVirtual(method)) return false;
  return hierarchy
    .ancestry(owner)
    .classes.some(({ kind, methods }) => isInterface(kind) && methods.has(method.name));
}

function byHandler(one: SourcePrecondition, other: SourcePrecondition): number {
  return one.handler < other.handler ? -1 : Number(one.handler > other.handler);
}

const OWN = new TableNotes((body, knowledge) =>
  distinct([...dereferenced(body, knowledge), ...insistedOn(body), ...indexed(body)]),
);

class Reader {
  /** By depth. */
  private readonly withCallees = Array.from(
    { length: FARTHEST },
    () => new Map<Body, readonly Required[]>(),
  );

  constructor(
    private readonly codes: CodeTable,
    private readonly knowledge: MethodKnowledge,
  ) {}

  requiredBy(body: Body, depth: number): readonly Required[] {
    const own = OWN.of(body, this.knowledge);
    if (depth >= FARTHEST) return own;
    return getOrMake(this.withCallees[depth]!, body, () => {
      const called = callsIn(body).flatMap((at) => this.ofCall(body, at, depth));
      return distinct([...own, ...called]);
    });
  }

  private ofCall(body: Body, at: StatementIndex, depth: number): readonly Required[] {
    const call = body.statements[at] as Call;
    const callee = isPlain(body, call) ? this.codes.method(call.method!.id) : undefined;
    if (callee === undefined || callee.body === body) return [];
    const required = this.requiredBy(callee.body, depth + 1);
    if (required.length === 0) return [];
    const isOwn = isThis(body, call.receiver);
    const known = fieldsKnownAt(body, at);
    return required
      .filter(({ fields }) => !fields.some(({ id }) => known.has(id)))
      .map((each) => (isOwn ? each : ofAnother(each)));
  }
}

/** Is it known which method of the project it calls? */
function isPlain(body: Body, { method, dispatch, receiver }: Call): boolean {
  if (method?.source === undefined || method.name === '<init>') return false;
  return dispatch !== 'virtual' || isThis(body, receiver);
}

function isThis({ variables }: Body, receiver: Call['receiver']): boolean {
  return receiver !== undefined && variables[receiver]!.kind === 'this';
}

const knownFields = new BodyNotes<Map<StatementIndex, ReadonlySet<JavaFieldId>>>();

/** Fields that the caller has tested or set: what the callee finds there is its doing. */
function fieldsKnownAt(body: Body, at: StatementIndex): ReadonlySet<JavaFieldId> {
  const ofBody = getOrMake(
    knownFields,
    body,
    () => new Map<StatementIndex, ReadonlySet<JavaFieldId>>(),
  );
  return getOrMake(ofBody, at, () => {
    const facts = factsOf(body).at(at);
    const paths = facts.flatMap((fact) =>
      fact.kind === 'same' ? [fact.left, fact.right] : [fact.path],
    );
    const mentioned = paths.flatMap(({ mentions }) => [...mentions.fields] as JavaFieldId[]);
    return new Set([...mentioned, ...fieldsTestedBefore(body, at)]);
  });
}

/** `this` of a static method or of another object is not that of the handler. */
function ofAnother({ condition, fields }: Required): Required {
  const { x, y } = condition;
  const named = {
    ...condition,
    x: unqualified(x),
    ...(y === undefined ? {} : { y: unqualified(y) }),
  };
  return { condition: named, fields };
}

function unqualified(named: SourceField): SourceField {
  const { part, name } = named;
  const field = part.slice(part.lastIndexOf('.') + 1);
  const owner = part.slice(0, -field.length - 1).replace(/^.*[.$]/, '');
  return { ...named, name: name.startsWith('this.') ? `${owner}.${field}` : name };
}
