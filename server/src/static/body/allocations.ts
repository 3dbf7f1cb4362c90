/**
 * Intra-event allocation (seed 000 §3.2.3): a field that is set in the same event before it is used
 * cannot show the null that another event wrote, and one that is set again after it was freed never
 * shows that null to another event. Both hold among events of one looper only. Said of one body; what
 * the methods that it calls set or free is not seen.
 */
import { controlFlowOf } from '../../java/ir/control-flow.js';
import { factsOf } from '../../java/ir/facts/facts.js';
import { pathsOf, type Path } from '../../java/ir/facts/paths.js';
import type { BlockIndex, Body, Statement, StatementIndex } from '../../java/ir/statements.js';
import { storedPath } from './stored-path.js';

export interface Allocation {
  readonly at: StatementIndex;
  /** `allocated`: surely not null; `assigned`: something of which that is not known, a call's result. */
  readonly value: 'allocated' | 'assigned';
}

/** The store that every way to the load passes last; undefined if there is none, or one of null. */
export function allocatedBefore(body: Body, load: StatementIndex): Allocation | undefined {
  const path = pathsOf(body).source(body.statements[load]!);
  if (path === undefined) return undefined;
  const flow = controlFlowOf(body);
  const stores = storesTo(body, path);
  const last = stores.findLast((at) => flow.dominates(at, load) && at !== load);
  if (last === undefined) return undefined;
  const between = changesOf(body, path).filter(
    (at) => at !== last && flow.reaches(last, at) && flow.reaches(at, load),
  );
  const values = [last, ...between].map((at) => storedValue(body, path, at));
  if (values.some((value) => value === undefined)) return undefined;
  const isSure = values.every((value) => value === 'allocated');
  return { at: last, value: isSure ? 'allocated' : 'assigned' };
}

/** The stores of something else than null that every way from the free to an end passes; none if one does not. */
export function reallocatedAfter(
  body: Body,
  free: StatementIndex,
  path: Path | undefined = storedPath(body, body.statements[free]!),
): readonly Allocation[] {
  if (path === undefined) return [];
  const found = new Map<StatementIndex, Allocation>();
  const seen = new Set<BlockIndex>();
  const open = [{ block: controlFlowOf(body).blockOf(free), first: free + 1 }];
  for (const { block, first } of open) {
    const end = followTo(body, path, block, first);
    if (end === 'leaves') return [];
    if (end !== 'goes-on') {
      found.set(end.at, end);
      continue;
    }
    for (const next of body.blocks[block]!.successors) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push({ block: next, first: body.blocks[next]!.first });
    }
  }
  return [...found.values()].sort((a, b) => a.at - b.at);
}

/** What the rest of a block does with the path: sets it, leaves the body or loses it, or neither. */
function followTo(
  body: Body,
  path: Path,
  block: BlockIndex,
  first: number,
): Allocation | 'leaves' | 'goes-on' {
  const { past } = body.blocks[block]!;
  for (let index = first; index < past; index++) {
    const at = index as StatementIndex;
    const statement = body.statements[at]!;
    if (statement.kind === 'return' || isRenaming(statement, path)) return 'leaves';
    const value = storedValue(body, path, at);
    if (value !== undefined) return { at, value };
  }
  return 'goes-on';
}

function storesTo(body: Body, path: Path): StatementIndex[] {
  return body.statements.flatMap((statement, at) =>
    storedPath(body, statement) === path ? [at as StatementIndex] : [],
  );
}

/** Stores to the path or to another that may be the same, and what makes the path another's. */
function changesOf(body: Body, { mentions }: Path): StatementIndex[] {
  return body.statements.flatMap((statement, index) => {
    const at = index as StatementIndex;
    const isStore = statement.kind === 'store' || statement.kind === 'static-store';
    if (isStore) return mentions.fields.has(statement.field.id) ? [at] : [];
    const to = 'to' in statement ? statement.to : undefined;
    return to !== undefined && mentions.variables.has(to) ? [at] : [];
  });
}

function isRenaming(statement: Statement, { mentions }: Path): boolean {
  const to = 'to' in statement ? statement.to : undefined;
  return to !== undefined && mentions.variables.has(to);
}

/** undefined for null, and for what is no store to this path. */
function storedValue(body: Body, path: Path, at: StatementIndex): Allocation['value'] | undefined {
  const statement = body.statements[at]!;
  if (statement.kind !== 'store' && statement.kind !== 'static-store') return undefined;
  if (storedPath(body, statement) !== path) return undefined;
  const nullness = factsOf(body).nullness(at, statement.from);
  if (nullness === 'null') return undefined;
  return nullness === 'non-null' ? 'allocated' : 'assigned';
}
