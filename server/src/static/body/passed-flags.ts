/**
 * Fields that every way to a statement has found in some state, by whichever test: `state == A || state == B`, several
 * labels of a switch. Unlike a fact (ir/facts), which holds for as long as nobody changes the field, this was
 * asked once and counts from then on: what a code does to its own flag afterwards does not undo that it came
 * this way.
 */
import { getOrMake } from '../../base/multi-map.js';
import { BodyNotes } from '../../java/ir/body-notes.js';
import { controlFlowOf } from '../../java/ir/control-flow.js';
import { pathsOf } from '../../java/ir/facts/paths.js';
import type { Body, Condition, StatementIndex } from '../../java/ir/statements.js';
import { flagOf, type Flag, type TestedFlag } from './flags.js';
import { testAt } from './tests.js';

interface Passed {
  readonly flag: TestedFlag;
  /** The ways of branches on which it was found so, as keys. */
  readonly ways: Set<string>;
}

const known = new BodyNotes<readonly Passed[]>();

export function passedFlags(body: Body, statement: StatementIndex): readonly TestedFlag[] {
  const passed = getOrMake(known, body, () => findPassed(body));
  return passed.filter(({ ways }) => !isReached(body, statement, ways)).map(({ flag }) => flag);
}

function findPassed(body: Body): readonly Passed[] {
  const found = new Map<string, Passed>();
  body.blocks.forEach(({ past, successors }, block) => {
    const at = (past - 1) as StatementIndex;
    const condition = at < 0 ? undefined : testAt(body, at);
    if (condition === undefined || successors[0] === successors[1]) return;
    successors.forEach((next, index) => {
      const flag = foundBy(body, condition, index === 0);
      if (flag?.field === undefined) return;
      const key = `${flag.field.id} ${flag.of?.id ?? ''} ${flag.is}`;
      const isNew = (): Passed => ({
        flag: { ...flag, at, acrossCall: true, isState: false },
        ways: new Set(),
      });
      getOrMake(found, key, isNew).ways.add(wayKey(block, next));
    });
  });
  return [...found.values()];
}

/** What the condition says of a field, where it holds or does not. */
function foundBy(body: Body, condition: Condition, holds: boolean): Flag | undefined {
  const paths = pathsOf(body);
  if (condition.kind === 'truth') {
    const is = condition.expected === holds ? 'true' : 'false';
    return flagOf(paths.of(condition.variable), undefined, is);
  }
  if (condition.kind !== 'same') return undefined;
  const is = condition.equal === holds ? 'equal' : 'different';
  return flagOf(paths.of(condition.left), paths.of(condition.right), is);
}

function wayKey(from: number, to: number): string {
  return `${from} ${to}`;
}

/** Is there a way from the beginning that takes none of these? */
function isReached(body: Body, statement: StatementIndex, without: ReadonlySet<string>): boolean {
  const { graph } = controlFlowOf(body);
  const reached = new Set([graph.entry]);
  for (const block of reached) {
    for (const next of graph.successors(block)) {
      if (!without.has(wayKey(block, next))) reached.add(next);
    }
  }
  return reached.has(controlFlowOf(body).blockOf(statement));
}
