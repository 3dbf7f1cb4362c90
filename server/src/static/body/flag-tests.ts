/**
 * What was asked of a field on every way to a statement, and found: a boolean to be true or false, a state to be
 * some constant or another one, a pointer to be null or not. Asked directly or through a method that
 * answers (`if (isReady())`): then what that one asks is read of its own body.
 */
import { getOrMake } from '../../base/multi-map.js';
import { BodyNotes } from '../../java/ir/body-notes.js';
import { pathsOf } from '../../java/ir/facts/paths.js';
import type { Body, Condition, StatementIndex, Variable } from '../../java/ir/statements.js';
import { checksBefore } from './checks.js';
import { constantKey, FALSE, NULL, TRUE } from './constant-keys.js';
import { originalOf } from './stored-path.js';

/** The value of a field: it is this constant, or it is another one. */
export interface Found {
  readonly value: string;
  readonly isEqual: boolean;
}

export interface FlagTest {
  /** Reads the flag, or calls who does. */
  readonly asked: StatementIndex;
  readonly found: Found;
}

type ByStatement = Map<StatementIndex, readonly FlagTest[]>;

const known = new BodyNotes<ByStatement>();
const answers = new BodyNotes<{ readonly of: Variable | undefined }>();

export function flagTestsBefore(body: Body, statement: StatementIndex): readonly FlagTest[] {
  const ofBody = getOrMake(known, body, (): ByStatement => new Map());
  return getOrMake(ofBody, statement, () => findTests(body, statement));
}

/** What a method that gave this has asked; undefined if it does more than ask. */
export function testOfAnswer(body: Body, found: Found): FlagTest | undefined {
  const { of: answer } = getOrMake(answers, body, () => ({ of: answerOf(body) }));
  return answer === undefined ? undefined : testOf(body, answer, found);
}

/** May a field that holds a value, if it is known, have been found like this? */
export function agrees(held: string | undefined, { value, isEqual }: Found): boolean {
  return held === undefined || (held === value) === isEqual;
}

function findTests(body: Body, statement: StatementIndex): readonly FlagTest[] {
  return checksBefore(body, statement).flatMap(({ branch, holds }) => {
    const test = body.statements[branch]!;
    return test.kind === 'branch' ? (testBy(body, test.condition, holds) ?? []) : [];
  });
}

function testBy(body: Body, condition: Condition, holds: boolean): FlagTest | undefined {
  switch (condition.kind) {
    case 'truth':
      return testOf(body, condition.variable, truth(condition.expected === holds));
    case 'null-test':
      return testOf(body, condition.variable, {
        value: NULL,
        isEqual: condition.isNull === holds,
      });
    case 'same':
      return compared(body, [condition.left, condition.right], condition.equal === holds);
    default:
      return undefined;
  }
}

function truth(holds: boolean): Found {
  return { value: holds ? TRUE : FALSE, isEqual: true };
}

/** A variable was found so: what was it read from? */
function testOf(body: Body, variable: Variable, found: Found): FlagTest | undefined {
  const made = pathsOf(body).definitions[originalOf(body, variable)];
  switch (made?.kind) {
    case 'load':
    case 'static-load':
    case 'call':
      return { asked: body.statements.indexOf(made) as StatementIndex, found };
    case 'compute': {
      const isTrue = agrees(TRUE, found);
      if (made.operator === '!') return testOf(body, made.from[0]!, truth(!isTrue));
      if (made.operator !== '==' && made.operator !== '!=') return undefined;
      return compared(body, made.from, (made.operator === '==') === isTrue);
    }
    default:
      return undefined;
  }
}

/** One side of it is a constant. */
function compared(body: Body, sides: readonly Variable[], isEqual: boolean): FlagTest | undefined {
  const [left, right] = sides.map((side) => constantKey(body, side));
  if ((left === undefined) === (right === undefined)) return undefined;
  const [variable, value] = left === undefined ? [sides[0]!, right!] : [sides[1]!, left];
  return testOf(body, variable, { value, isEqual });
}

function answerOf({ statements, blocks }: Body): Variable | undefined {
  const [only, ...more] = statements.filter(({ kind }) => kind === 'return');
  const isPlain = blocks.every(({ successors }) => successors.length < 2);
  return isPlain && more.length === 0 && only?.kind === 'return' ? only.from : undefined;
}
