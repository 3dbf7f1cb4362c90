/**
 * Code as it is reached: in each context, on the root's own object and on any other. Found from the roots on
 * along the calls that are made in the context.
 */
import type { Watch } from '../../base/watch.js';
import type { StatementIndex } from '../../java/ir/statements.js';
import type { Code } from '../flow/code.js';
import type { FlowObject } from '../flow/objects.js';
import type { CallEdge, CallGraph } from './call-graph.js';
import type { Held } from './holders.js';
import type { ThreadKind } from './thread-comparisons.js';

declare const brand: unique symbol;
export type NodeNumber = number & { readonly [brand]: 'reached code' };

/** What tells callers apart; a strategy, so that graphs can be walked without. */
export interface ContextStrategy<Context extends { readonly code: Code }> {
  plain(code: Code): Context;
  /** Where a call leads; undefined if it is not made. */
  through(context: Context, edge: CallEdge): Context | undefined;
  isLive(context: Context, statement: StatementIndex): boolean;
  mayRun(context: Context, method: Code): boolean;
  mayBe(context: Context, objects: ReadonlySet<FlowObject>): boolean;
  mayHold(context: Context, held: Held): boolean;
}

export interface PlainContext {
  readonly code: Code;
}

/** All callers are one. */
export function plainContexts(): ContextStrategy<PlainContext> {
  const known = new Map<Code, PlainContext>();
  const plain = (code: Code): PlainContext => {
    let context = known.get(code);
    if (context === undefined) known.set(code, (context = { code }));
    return context;
  };
  return {
    plain,
    through: (_from, { to }) => plain(to),
    isLive: () => true,
    mayRun: () => true,
    mayBe: () => true,
    mayHold: () => true,
  };
}

/** What a call lets pass; undefined for all. */
export interface Filter {
  readonly only: ThreadKind | undefined;
  /** The root's own object must run this. */
  readonly method: Code | undefined;
}

export interface Passage {
  readonly to: NodeNumber;
  readonly filter: Filter | undefined;
}

export interface ReachNode<Context> {
  readonly context: Context;
  readonly isOwn: boolean;
  readonly passages: readonly Passage[];
}

export class ReachNodes<Context extends { readonly code: Code }> {
  readonly all: (Omit<ReachNode<Context>, 'passages'> & { passages: readonly Passage[] })[] = [];
  /** By code. */
  readonly ofCode: NodeNumber[][];
  readonly #own = new Map<Context, NodeNumber>();
  readonly #others = new Map<Context, NodeNumber>();

  constructor(
    private readonly graph: CallGraph,
    private readonly strategy: ContextStrategy<Context>,
    starts: readonly Context[],
    watch: Watch,
  ) {
    this.ofCode = graph.map(() => []);
    for (const start of starts) this.node(start, true);
    // Those that are found while walking stand behind.
    for (const node of watch.during(this.all)) node.passages = this.#passagesOf(node);
  }

  node(context: Context, isOwn: boolean): NodeNumber {
    const known = isOwn ? this.#own : this.#others;
    let node = known.get(context);
    if (node === undefined) {
      node = (this.all.push({ context, isOwn, passages: [] }) - 1) as NodeNumber;
      known.set(context, node);
      this.ofCode[context.code.id]!.push(node);
    }
    return node;
  }

  #passagesOf({ context, isOwn }: Omit<ReachNode<Context>, 'passages'>): Passage[] {
    const found = new Map<number | string, Passage>();
    for (const edge of this.graph[context.code.id]!) {
      const next = this.strategy.through(context, edge);
      if (next === undefined) continue;
      const staysOwn = isOwn && edge.onSelf !== undefined;
      const method = staysOwn && edge.onSelf === 'virtual' ? edge.to : undefined;
      const to = this.node(next, staysOwn);
      const { only } = edge;
      const filter = only === undefined && method === undefined ? undefined : { only, method };
      found.set(filter === undefined ? to : `${to} ${only} ${method?.id}`, { to, filter });
    }
    return [...found.values()];
  }
}
