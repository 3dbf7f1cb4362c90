/**
 * Where a wait counts as passed. One that every run passes counts until the end; one on a branch counts in
 * what comes only behind it. A wait in a loop counts as passed where the loop is: nobody joins threads in a
 * loop that may be skipped while they run. And one that is made if there is a thread (`if (thread != null)
 * thread.join()`) counts where that is asked: null says that there is none.
 */
import { definitionsIn } from '../../android/flow/definitions.js';
import { controlFlowOf, lastOf, type ControlFlow } from '../../java/ir/control-flow.js';
import type { BlockIndex, Body, StatementIndex, Variable } from '../../java/ir/statements.js';
import type { FieldSymbol } from '../../java/program/symbols.js';

/** The blocks that come only behind the wait; undefined if every run passes it. */
export function blocksBehind(body: Body, wait: StatementIndex): ReadonlySet<number> | undefined {
  const flow = controlFlowOf(body);
  const first = outermost(flow, wait);
  const entry = body.blocks.length === 0 ? 0 : flow.graph.entry;
  if (flow.postDominators.dominates(first, entry)) return undefined;
  const blocks = body.blocks.map((_block, index) => index);
  return new Set(blocks.filter((each) => flow.dominators.dominates(first, each)));
}

/** The block with which the loops and the questions around the wait begin. */
function outermost(flow: ControlFlow, wait: StatementIndex): number {
  const statement = flow.body.statements[wait]!;
  const awaited = statement.kind === 'call' ? statement.receiver : undefined;
  const sources = awaited === undefined ? new Set() : sourcesOf(flow.body, awaited);
  const leadsOrAsks = (block: number): boolean => {
    if (flow.body.blocks[block]!.successors.length === 1) return true;
    const tested = testedForNull(flow.body, block);
    return tested !== undefined && intersects(sourcesOf(flow.body, tested), sources);
  };
  const loop = (block: number): number =>
    flow.loops.find(({ nodes }) => nodes.has(block))?.head ?? block;
  let at = loop(flow.blockOf(wait));
  for (let above = aboveOf(flow, at); above !== undefined; above = aboveOf(flow, at)) {
    if (!leadsOrAsks(above)) break;
    at = loop(above);
  }
  return at;
}

/** The last block that every way to this one passes. */
function aboveOf({ dominators, body }: ControlFlow, block: number): number | undefined {
  const { before } = definitionsIn(body);
  const above = before[block]!.filter((each) => each !== block);
  const [first] = above;
  if (first === undefined) return undefined;
  const isOne = above.every((each) => each === first || dominators.dominates(block, each));
  return isOne ? first : undefined;
}

function testedForNull(body: Body, block: number): Variable | undefined {
  const last = lastOf(body, block as BlockIndex);
  const condition = last?.kind === 'branch' ? last.condition : undefined;
  return condition?.kind === 'null-test' ? condition.variable : undefined;
}

/** The variables and fields that a variable may be a copy of. */
function sourcesOf(body: Body, variable: Variable): ReadonlySet<Variable | FieldSymbol> {
  const { of } = definitionsIn(body);
  const found = new Set<Variable | FieldSymbol>([variable]);
  for (const at of found) {
    if (typeof at !== 'number') continue;
    for (const made of of[at] ?? []) {
      if (made.kind === 'copy') found.add(made.from);
      else if (made.kind === 'load' || made.kind === 'static-load') found.add(made.field);
    }
  }
  return found;
}

function intersects<Item>(one: ReadonlySet<Item>, other: ReadonlySet<unknown>): boolean {
  return [...one].some((each) => other.has(each));
}
