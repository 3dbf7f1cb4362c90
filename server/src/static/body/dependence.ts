/**
 * What a value was computed from: followed back through copies, operators and calls to the loads and
 * calls that it may depend on, by the assignments
 * that reach each use. `a || b` depends on both, though they are
 * branches. What an object was made with, and what is in it, is not followed.
 */
import { addTo } from '../../base/multi-map.js';
import { BodyNotes } from '../../java/ir/body-notes.js';
import { controlFlowOf } from '../../java/ir/control-flow.js';
import { predecessorsOf } from '../../java/ir/graph.js';
import type { Body, Statement, StatementIndex, Variable } from '../../java/ir/statements.js';
import { readsOf, writeOf } from './reads.js';

interface Index {
  readonly definitions: ReadonlyMap<Variable, readonly StatementIndex[]>;
  readonly predecessors: readonly (readonly number[])[];
}

const known = new BodyNotes<Index>();

function indexOf(body: Body): Index {
  let index = known.get(body);
  if (index === undefined) {
    const predecessors = predecessorsOf(controlFlowOf(body).graph);
    known.set(body, (index = { definitions: findDefinitions(body), predecessors }));
  }
  return index;
}

function findDefinitions({ statements }: Body): ReadonlyMap<Variable, readonly StatementIndex[]> {
  const definitions = new Map<Variable, StatementIndex[]>();
  statements.forEach((statement, at) => {
    const to = writeOf(statement);
    if (to !== undefined) addTo(definitions, to, at as StatementIndex);
  });
  return definitions;
}

/** The loads and calls that the values of these variables may come from, as a statement has them. */
export function sourcesOf(
  body: Body,
  variables: readonly Variable[],
  at: StatementIndex,
): readonly StatementIndex[] {
  const sources = new Set<StatementIndex>();
  const seen = new Set<StatementIndex>();
  const open = variables.map((variable) => ({ variable, at }));
  for (const use of open) {
    for (const definition of reachingDefinitions(body, use.variable, use.at)) {
      if (seen.has(definition)) continue;
      seen.add(definition);
      const statement = body.statements[definition]!;
      if (isSource(statement)) sources.add(definition);
      open.push(...usedBy(body, statement, definition));
    }
  }
  return [...sources].sort((a, b) => a - b);
}

/** The statements whose value a variable may simply have, by copies. */
export function copiedFrom(
  body: Body,
  variable: Variable,
  at: StatementIndex,
): ReadonlySet<StatementIndex> {
  const found = new Set<StatementIndex>();
  const open = [{ variable, at }];
  for (const use of open) {
    for (const definition of reachingDefinitions(body, use.variable, use.at)) {
      if (found.has(definition)) continue;
      found.add(definition);
      const statement = body.statements[definition]!;
      if (statement.kind === 'copy') open.push({ variable: statement.from, at: definition });
    }
  }
  return found;
}

/** The assignments of a variable that may be the last before the statement begins. */
export function reachingDefinitions(
  body: Body,
  variable: Variable,
  at: StatementIndex,
): readonly StatementIndex[] {
  const { definitions, predecessors } = indexOf(body);
  const all = definitions.get(variable) ?? [];
  if (all.length < 2) return all;
  const flow = controlFlowOf(body);
  const found: StatementIndex[] = [];
  const seen = new Set<number>();
  const open = [{ block: flow.blockOf(at) as number, past: at as number }];
  for (const { block, past } of open) {
    const { first } = body.blocks[block]!;
    const last = all.findLast((each) => each >= first && each < past);
    if (last !== undefined) {
      found.push(last);
      continue;
    }
    for (const before of predecessors[block]!) {
      if (seen.has(before)) continue;
      seen.add(before);
      open.push({ block: before, past: body.blocks[before]!.past });
    }
  }
  return found;
}

interface Use {
  readonly variable: Variable;
  readonly at: StatementIndex;
}

function isSource({ kind }: Statement): boolean {
  return kind === 'load' || kind === 'static-load' || kind === 'array-load' || kind === 'call';
}

function usedBy(body: Body, statement: Statement, at: StatementIndex): readonly Use[] {
  switch (statement.kind) {
    case 'copy': {
      const isConstant = body.variables[statement.from]!.constant?.kind === 'boolean';
      const isResult = body.variables[statement.to]!.kind === 'result';
      return isConstant && isResult ? conditionsTo(body, at) : [{ variable: statement.from, at }];
    }
    case 'compute':
    case 'call':
      return readsOf(statement).map((variable) => ({ variable, at }));
    default:
      return [];
  }
}

/** What the branches test that lead straight to a statement. */
function conditionsTo(body: Body, at: StatementIndex): readonly Use[] {
  const block = controlFlowOf(body).blockOf(at);
  return indexOf(body).predecessors[block]!.flatMap((before) => {
    const branch = (body.blocks[before]!.past - 1) as StatementIndex;
    const last = body.statements[branch];
    if (last?.kind !== 'branch') return [];
    return readsOf(last).map((variable) => ({ variable, at: branch }));
  });
}
