/** Which boolean fields were read and found true, or false, on every way to a statement. */
import { getOrMake } from '../../base/multi-map.js';
import { BodyNotes } from '../../java/ir/body-notes.js';
import type { Body, StatementIndex } from '../../java/ir/statements.js';
import { checksBefore } from './checks.js';

export interface FlagTest {
  /** Reads the flag. */
  readonly load: StatementIndex;
  /** What it was found to be. */
  readonly value: boolean;
}

type ByStatement = Map<StatementIndex, readonly FlagTest[]>;

const known = new BodyNotes<ByStatement>();

export function flagTestsBefore(body: Body, statement: StatementIndex): readonly FlagTest[] {
  const ofBody = getOrMake(known, body, (): ByStatement => new Map());
  return getOrMake(ofBody, statement, () => findTests(body, statement));
}

function findTests(body: Body, statement: StatementIndex): readonly FlagTest[] {
  return checksBefore(body, statement).flatMap(({ branch, holds, sources }) => {
    const test = body.statements[branch]!;
    const [load] = sources;
    if (test.kind !== 'branch' || test.condition.kind !== 'truth') return [];
    if (load === undefined || sources.length > 1 || !isLoad(body, load)) return [];
    return [{ load, value: test.condition.expected === holds }];
  });
}

function isLoad({ statements }: Body, at: StatementIndex): boolean {
  const { kind } = statements[at]!;
  return kind === 'load' || kind === 'static-load';
}
