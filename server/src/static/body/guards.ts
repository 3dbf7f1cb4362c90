/**
 * Why a dereference cannot meet the null that another event or thread wrote, as far as its own body
 * says (if-guard of seed 000 §3.2.3). What was read once and tested, a local copy, is safe whatever
 * others do; a field that is tested and read again is safe only against events of the same looper,
 * which cannot come in between. Checks that throw, assertions and earlier dereferences guard nothing.
 */
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
import { factsOf, type Found } from '../../java/ir/facts/facts.js';
import type { Path } from '../../java/ir/facts/paths.js';
import type { Body, Condition, StatementIndex } from '../../java/ir/statements.js';
import { catchesNullAt } from './caught.js';
import { flagsAt, type Flag } from './flags.js';
import { passedFlags } from './passed-flags.js';
import { testAt } from './tests.js';
import type { Use } from './uses.js';

export type GuardKind =
  | 'null-test'
  /** Compared with something that is not null. */
  | 'identity'
  | 'instance-of'
  /** The platform was asked whether the component or resource is still there. */
  | 'state'
  /** A flag of the project was tested: whoever frees has to set it. */
  | 'flag'
  /** NullPointerException is caught. */
  | 'catch'
  /** Tested, or else set, in this body: `if (x == null) x = new X();`. */
  | 'allocation';

export interface Guard {
  readonly kind: GuardKind;
  readonly at: StatementIndex;
  /** `threads`: whatever others do meanwhile. `events`: if no other thread writes. */
  readonly against: 'events' | 'threads';
  /** Only if no method that was called in between changes the field. */
  readonly acrossCall: boolean;
  /** What was asked, of `state` and `flag`. */
  readonly flag: Flag | undefined;
}

/** Longer chains of copies are not followed. */
const LONGEST = 4;

/** Of a dereference of what the load (or call) read; the strongest first. */
export function guardsOf(
  body: Body,
  load: StatementIndex,
  use: Use,
  knowledge: MethodKnowledge,
): readonly Guard[] {
  const guards = [
    ...nullGuards(body, load, use, 0),
    ...caught(body, use.at),
    ...flagGuards(body, use.at, knowledge).filter(({ flag }) => !isOwnTest(body, load, flag)),
  ];
  return guards.sort((a, b) => Number(b.against === 'threads') - Number(a.against === 'threads'));
}

/** A pointer is a flag for others; what its own test is worth, the null tests say. */
function isOwnTest(body: Body, load: StatementIndex, flag: Flag | undefined): boolean {
  const read = body.statements[load]!;
  const field = read.kind === 'load' || read.kind === 'static-load' ? read.field : undefined;
  return field !== undefined && flag?.is === 'non-null' && flag.field === field;
}

/** What is asked before a call whose callee reads the path; undefined if the caller cannot name it. */
export function guardsAtCall(
  body: Body,
  call: StatementIndex,
  path: Path | undefined,
  knowledge: MethodKnowledge,
): readonly Guard[] {
  const found = path && factsOf(body).nonNull(call, path);
  const tests = found === undefined ? [] : ofField(body, found, true);
  return [...tests, ...flagGuards(body, call, knowledge)];
}

function flagGuards(body: Body, at: StatementIndex, knowledge: MethodKnowledge): Guard[] {
  const known = flagsAt(body, at, knowledge);
  const isKnown = ({ field, is }: Flag): boolean =>
    known.some((each) => each.field === field && each.is === is);
  const passed = passedFlags(body, at).filter((flag) => !isKnown(flag));
  return [...known, ...passed].map(({ at: test, acrossCall, isState, ...flag }) => {
    const kind = isState ? 'state' : 'flag';
    return { kind, at: test, against: 'events', acrossCall, flag };
  });
}

type Value = Pick<Use, 'at' | 'variable' | 'also'>;

function nullGuards(body: Body, load: StatementIndex, value: Value, depth: number): Guard[] {
  const facts = factsOf(body);
  const own = [value.variable, ...value.also].flatMap((variable) => {
    const found = facts.nonNull(value.at, facts.paths.variable(variable));
    return found === undefined ? [] : ofValue(body, load, found, depth);
  });
  const source = facts.paths.source(body.statements[load]!);
  const found = source && facts.nonNull(value.at, source);
  const read = found === undefined ? [] : ofField(body, found, isMemory(source!));
  return unique([...own, ...read]);
}

/** The value itself was tested; or it is a copy of what was then known of the field. */
function ofValue(body: Body, load: StatementIndex, found: Found, depth: number): Guard[] {
  const tests = guardsBy(body, found, 'threads');
  if (tests.length > 0 || depth >= LONGEST) return tests;
  return found.origins.flatMap((at) => {
    const copy = body.statements[at]!;
    if (copy.kind !== 'copy') return [];
    return nullGuards(body, load, { at, variable: copy.from, also: [] }, depth + 1);
  });
}

function ofField(body: Body, found: Found, isMemoryRead: boolean): Guard[] {
  return guardsBy(body, found, isMemoryRead ? 'events' : 'threads');
}

/** A local variable is nobody else's. */
function isMemory(path: Path): boolean {
  return path.kind !== 'variable' && path.kind !== 'constant';
}

/** If some of it was found by assignments, those count for the ways on which the test failed. */
function guardsBy(body: Body, { origins, acrossCall }: Found, against: Guard['against']): Guard[] {
  const tests = origins.flatMap((at): Guard[] => {
    const kind = kindOf(testAt(body, at));
    return kind === undefined ? [] : [{ kind, at, against, acrossCall, flag: undefined }];
  });
  const stores = origins.filter((at) => isStore(body, at));
  const others = origins.length - tests.length - stores.length;
  if (others > 0 && tests.length === 0) return [];
  if (stores.length === 0) return tests;
  const kind = 'allocation';
  return stores.map((at) => ({ kind, at, against, acrossCall, flag: undefined }));
}

function isStore({ statements }: Body, at: StatementIndex): boolean {
  const { kind } = statements[at]!;
  return kind === 'store' || kind === 'static-store';
}

function kindOf(condition: Condition | undefined): GuardKind | undefined {
  switch (condition?.kind) {
    case 'null-test':
    case 'truth':
      return 'null-test';
    case 'same':
      return 'identity';
    case 'instance-of':
      return 'instance-of';
    default:
      return undefined;
  }
}

function caught(body: Body, at: StatementIndex): Guard[] {
  const clause = catchesNullAt(body, at);
  if (clause === undefined) return [];
  return [{ kind: 'catch', at: clause, against: 'threads', acrossCall: false, flag: undefined }];
}

/** A value and what it was read from may be known by one test: the stronger says it. */
function unique(guards: readonly Guard[]): Guard[] {
  const byPlace = new Map<string, Guard>();
  for (const guard of guards) {
    const key = `${guard.kind} ${guard.at}`;
    if (byPlace.get(key)?.against !== 'threads') byPlace.set(key, guard);
  }
  return [...byPlace.values()];
}
