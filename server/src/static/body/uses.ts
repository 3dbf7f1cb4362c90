/**
 * Where a value that was read is dereferenced in its body: followed through copies, to each place that
 * it reaches before its variable is assigned anew. What a closure or another method does with it is
 * not seen here. Unboxing, which the statements do not say, is left out.
 */
import { addTo } from '../../base/multi-map.js';
import { BodyNotes } from '../../java/ir/body-notes.js';
import { controlFlowOf } from '../../java/ir/control-flow.js';
import { checkedArgument, knownCheck } from '../../java/ir/facts/known-checks.js';
import { pathsOf } from '../../java/ir/facts/paths.js';
import {
  ARRAY_LENGTH,
  type BlockIndex,
  type Body,
  type Statement,
  type StatementIndex,
  type Variable,
} from '../../java/ir/statements.js';
import { readsOf, writeOf } from './reads.js';

export interface Use {
  readonly at: StatementIndex;
  /** What is dereferenced there. */
  readonly variable: Variable;
  /** Others that surely still hold the same value. */
  readonly also: readonly Variable[];
  /** `check`: a call such as requireNonNull, which throws for null. */
  readonly how: 'call' | 'field' | 'array' | 'monitor' | 'throw' | 'check' | 'return';
}

/** Of what a load or call gives. */
export function dereferencesOf(body: Body, definition: StatementIndex): readonly Use[] {
  const statement = body.statements[definition]!;
  if (!('to' in statement) || statement.to === undefined) return [];
  return usesFrom(body, statement.to, definition);
}

/** Of the value that a parameter or captured variable has at the beginning. */
export function dereferencesOfParameter(body: Body, parameter: Variable): readonly Use[] {
  return usesFrom(body, parameter, undefined);
}

/** Calls that are given what a load or call gives, or what a parameter has at the beginning. */
export function handingsOf(
  body: Body,
  variable: Variable,
  from: StatementIndex | undefined,
): readonly Use[] {
  return usesFrom(body, variable, from, handing);
}

function handing(statement: Statement, variable: Variable): Use['how'] | undefined {
  return statement.kind === 'call' && statement.arguments.includes(variable) ? 'call' : undefined;
}

/** Where what a load or call gives is returned. */
export function returnsOf(body: Body, definition: StatementIndex): readonly Use[] {
  const statement = body.statements[definition]!;
  if (!('to' in statement) || statement.to === undefined) return [];
  return usesFrom(body, statement.to, definition, returning);
}

function returning(statement: Statement, variable: Variable): Use['how'] | undefined {
  return statement.kind === 'return' && statement.from === variable ? 'return' : undefined;
}

interface Flowing {
  readonly variable: Variable;
  /** What put it there; undefined: the beginning. */
  readonly from: StatementIndex | undefined;
  readonly also: readonly Variable[];
}

function usesFrom(
  body: Body,
  variable: Variable,
  from: StatementIndex | undefined,
  howUsed = dereference,
): readonly Use[] {
  const uses: Use[] = [];
  const seen = new Set<string>();
  const open: Flowing[] = [{ variable, from, also: [] }];
  for (const value of open) {
    const key = `${value.variable} ${value.from ?? ''}`;
    if (seen.has(key)) continue;
    seen.add(key);
    for (const at of reached(body, value.variable, value.from)) {
      const statement = body.statements[at]!;
      const how = howUsed(statement, value.variable);
      if (how !== undefined) uses.push({ at, variable: value.variable, also: value.also, how });
      if (statement.kind === 'copy' && statement.from === value.variable) {
        const also = [...value.also, value.variable].filter((each) => isLasting(body, each));
        open.push({ variable: statement.to, from: at, also });
      }
    }
  }
  return uses.sort((a, b) => a.at - b.at);
}

/** Assigned in one place: what is said of it later is said of the same value. */
function isLasting(body: Body, variable: Variable): boolean {
  const isGiven = body.parameters.includes(variable);
  return !isGiven && pathsOf(body).definitions[variable] !== undefined;
}

function dereference(statement: Statement, variable: Variable): Use['how'] | undefined {
  switch (statement.kind) {
    case 'call': {
      if (statement.receiver === variable) return statement.name === '<init>' ? undefined : 'call';
      const check = statement.method && knownCheck(statement.method);
      if (check === undefined || check.result !== undefined || check.isNull) return undefined;
      return checkedArgument(check, statement.arguments) === variable ? 'check' : undefined;
    }
    case 'load':
    case 'store':
      return statement.object === variable ? 'field' : undefined;
    case 'array-load':
    case 'array-store':
      return statement.array === variable ? 'array' : undefined;
    case 'compute':
      return statement.operator === ARRAY_LENGTH && statement.from[0] === variable
        ? 'array'
        : undefined;
    case 'enter-monitor':
      return statement.lock === variable ? 'monitor' : undefined;
    case 'throw':
      return statement.from === variable ? 'throw' : undefined;
    default:
      return undefined;
  }
}

/** The statements that mention a variable and may be reached while it keeps its value. */
function reached(
  body: Body,
  variable: Variable,
  from: StatementIndex | undefined,
): readonly StatementIndex[] {
  const users = usersOf(body).get(variable) ?? [];
  if (users.length === 0) return [];
  const { kind } = body.variables[variable]!;
  if (kind === 'temporary' && pathsOf(body).definitions[variable] !== undefined) return users;
  return walk(body, variable, from);
}

function walk(body: Body, variable: Variable, from: StatementIndex | undefined): StatementIndex[] {
  const found: StatementIndex[] = [];
  const isUser = new Set(usersOf(body).get(variable));
  const seen = new Uint8Array(body.blocks.length);
  const open = [beginAfter(body, from)];
  for (const { block, first, isStart } of open) {
    const { past, successors, handler } = body.blocks[block]!;
    const end = endOfValue(body, variable, first, past);
    for (let at: number = first; at < Math.min(end + 1, past); at++) {
      if (isUser.has(at as StatementIndex)) found.push(at as StatementIndex);
    }
    const next: readonly BlockIndex[] = end < past ? [] : successors;
    for (const each of handler === undefined || isStart ? next : [...next, handler]) {
      if (seen[each] === 1) continue;
      seen[each] = 1;
      open.push({ block: each, first: body.blocks[each]!.first, isStart: false });
    }
  }
  return [...new Set(found)].sort((a, b) => a - b);
}

interface Stretch {
  readonly block: BlockIndex;
  readonly first: number;
  /** Begins after the definition, whose own exception does not carry the value. */
  readonly isStart: boolean;
}

function beginAfter(body: Body, from: StatementIndex | undefined): Stretch {
  if (from === undefined) return { block: 0 as BlockIndex, first: 0, isStart: false };
  return { block: controlFlowOf(body).blockOf(from), first: from + 1, isStart: true };
}

/** The statement that assigns the variable anew, or `past`. */
function endOfValue(body: Body, variable: Variable, first: number, past: number): number {
  for (let at = first; at < past; at++) {
    if (writeOf(body.statements[at]!) === variable) return at;
  }
  return past;
}

const knownUsers = new BodyNotes<ReadonlyMap<Variable, readonly StatementIndex[]>>();

/** By variable: the statements that read it. */
function usersOf(body: Body): ReadonlyMap<Variable, readonly StatementIndex[]> {
  let known = knownUsers.get(body);
  if (known === undefined) knownUsers.set(body, (known = findUsers(body)));
  return known;
}

function findUsers(body: Body): ReadonlyMap<Variable, readonly StatementIndex[]> {
  const found = new Map<Variable, StatementIndex[]>();
  body.statements.forEach((statement, at) => {
    for (const variable of new Set(readsOf(statement)))
      addTo(found, variable, at as StatementIndex);
  });
  return found;
}
