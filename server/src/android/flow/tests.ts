/**
 * What the branches of a body ask: is it this constant, is it null, is it of that class, is it told by that
 * number. A test is read as an equality of two values, so that `x == A`, `A.equals(x)`, `case A:` and
 * `if (flag)` are one thing.
 */
import { getOrMake } from '../../base/multi-map.js';
import { BodyNotes } from '../../java/ir/body-notes.js';
import { selecting } from '../../java/ir/selecting.js';
import type { Body, Call, Condition, Statement, Variable } from '../../java/ir/statements.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import { onlyDefinition } from './definitions.js';

/** The number or name that a statement asks an object for: `item.getItemId()`, `message.what`. */
export function askedOf(statement: Statement, knowledge: MethodKnowledge): Variable | undefined {
  if (statement.kind === 'load') {
    const { owner, name } = statement.field;
    const isTold = owner.source === undefined && knowledge.index.tellsApart(owner.name, name);
    return isTold ? statement.object : undefined;
  }
  if (statement.kind !== 'call' || statement.method === undefined) return undefined;
  return knowledge.of(statement.method).tellsApart ? statement.receiver : undefined;
}

type Store = Extract<Statement, { kind: 'store' }>;
const TELLING = new BodyNotes<readonly Store[]>();

/** Stores into fields that tell objects apart. */
export function storesTelling(body: Body, { index }: MethodKnowledge): readonly Store[] {
  return getOrMake(
    TELLING,
    body,
    () =>
      body.statements.filter(
        (statement) =>
          statement.kind === 'store' &&
          statement.field.owner.source === undefined &&
          index.tellsApart(statement.field.owner.name, statement.field.name),
      ) as Store[],
  );
}

/** The two that a call compares: `a.equals(b)`, `Objects.equals(a, b)`. */
export function comparedBy(call: Call): readonly [Variable, Variable] | undefined {
  if (call.name !== 'equals') return undefined;
  const [one, other, ...more] =
    call.receiver === undefined ? call.arguments : [call.receiver, ...call.arguments];
  return one === undefined || other === undefined || more.length > 0 ? undefined : [one, other];
}

/** By variable that a test hangs on: the classes that it is tested for, none for a constant. */
export type Tested = ReadonlyMap<Variable, readonly ClassSymbol[]>;

const KNOWN = new BodyNotes<Tested>();

export function testedIn(body: Body, knowledge: MethodKnowledge): Tested {
  return getOrMake(KNOWN, body, () => findTested(body, knowledge));
}

const NOTHING_TESTED: Tested = new Map();

function findTested(body: Body, knowledge: MethodKnowledge): Tested {
  if (branchesIn(body).length === 0) return NOTHING_TESTED;
  const tested = new Map<Variable, ClassSymbol[]>();
  const add = (variable: Variable, classes: readonly ClassSymbol[]): void => {
    const known = tested.get(variable);
    if (known === undefined) tested.set(variable, [...classes]);
    else known.push(...classes.filter((each) => !known.includes(each)));
  };
  for (const index of branchesIn(body)) {
    const { condition } = body.statements[index] as Branch;
    for (const variable of variablesOf(condition)) add(variable, classTestedBy(condition));
  }
  // What is added while walking stands behind.
  for (const [variable, classes] of tested) {
    const only = onlyDefinition(body, variable);
    if (only === undefined) continue;
    for (const from of sourcesOf(only, knowledge)) if (!tested.has(from)) add(from, classes);
  }
  return tested;
}

type Branch = Extract<Statement, { kind: 'branch' }>;
const branchesIn = selecting(['branch']);

function variablesOf(condition: Condition): readonly Variable[] {
  switch (condition.kind) {
    case 'same':
      return [condition.left, condition.right];
    case 'other':
      return [];
    default:
      return [condition.variable];
  }
}

function classTestedBy(condition: Condition): readonly ClassSymbol[] {
  const isClass = condition.kind === 'instance-of' && condition.type.kind === 'class';
  return isClass ? [condition.type.class] : [];
}

/** The variables that decide what the statement gives, as far as it is followed. */
function sourcesOf(statement: Statement, knowledge: MethodKnowledge): readonly Variable[] {
  switch (statement.kind) {
    case 'copy':
      return [statement.from];
    case 'compute':
      return statement.from;
    case 'load':
    case 'call': {
      const asked = askedOf(statement, knowledge);
      if (asked !== undefined) return [asked];
      return statement.kind === 'call' ? (comparedBy(statement) ?? []) : [];
    }
    default:
      return [];
  }
}
