/**
 * What can be asked of a body's graph: dominance, loops, what may come after what. Computed when first
 * asked for and kept with the body.
 *
 * The way to a handler counts for dominance: a statement that threw was passed. It does not count for
 * post-dominance, unless the statement is a `throw`: else hardly anything within a `try` would be
 * certain to follow.
 */
import { BodyNotes } from './body-notes.js';
import { Dominators } from './dominators.js';
import { predecessorsOf, type Graph } from './graph.js';
import { findLoops, innermostHeads, type Loop } from './loops.js';
import type { BlockIndex, Body, Statement, StatementIndex } from './statements.js';

const NO_LOOP = -1;
/** Of how many blocks it is kept what they reach: long methods have thousands. */
const MOST_KEPT = 128;

const known = new BodyNotes<ControlFlow>();

export function controlFlowOf(body: Body): ControlFlow {
  let flow = known.get(body);
  if (flow === undefined) known.set(body, (flow = new ControlFlow(body)));
  return flow;
}

export class ControlFlow {
  readonly #ways: readonly (readonly number[])[];
  #waysBack: readonly (readonly number[])[] | undefined;
  #blockOf: Int32Array | undefined;
  #dominators: Dominators | undefined;
  #postDominators: Dominators | undefined;
  #loops: readonly Loop[] | undefined;
  #heads: Int32Array | undefined;
  readonly #reached = new Map<number, Uint8Array>();

  constructor(readonly body: Body) {
    this.#ways = body.blocks.map(({ successors, handler }) =>
      handler === undefined ? successors : [...successors, handler],
    );
  }

  /** Blocks, with the ways of exceptions. */
  get graph(): Graph {
    return graphOf(this.#ways, 0);
  }

  blockOf(statement: StatementIndex): BlockIndex {
    this.#blockOf ??= blocksByStatement(this.body);
    return this.#blockOf[statement] as BlockIndex;
  }

  /** Is `a` passed on every way to `b`? A statement dominates itself. */
  dominates(a: StatementIndex, b: StatementIndex): boolean {
    const [from, to] = [this.blockOf(a), this.blockOf(b)];
    return from === to ? a <= b : this.dominators.dominates(from, to);
  }

  /** Does every way on from `a` that ends, other than by an exception of the platform, pass `b`? */
  postDominates(b: StatementIndex, a: StatementIndex): boolean {
    const [from, to] = [this.blockOf(a), this.blockOf(b)];
    return from === to ? a <= b : this.postDominators.dominates(to, from);
  }

  get dominators(): Dominators {
    return (this.#dominators ??= new Dominators(this.graph));
  }

  get postDominators(): Dominators {
    return (this.#postDominators ??= new Dominators(reversed(this.body)));
  }

  get loops(): readonly Loop[] {
    return (this.#loops ??= findLoops(this.graph, this.dominators));
  }

  /** The head of the innermost loop around the statement. */
  loopAround(statement: StatementIndex): BlockIndex | undefined {
    this.#heads ??= innermostHeads(this.body.blocks.length, this.loops);
    const head = this.#heads[this.blockOf(statement)]!;
    return head === NO_LOOP ? undefined : (head as BlockIndex);
  }

  isInLoop(statement: StatementIndex): boolean {
    return this.loopAround(statement) !== undefined;
  }

  /** May `b` be executed after `a`? In a loop a statement may come after itself. */
  reaches(a: StatementIndex, b: StatementIndex): boolean {
    const [from, to] = [this.blockOf(a), this.blockOf(b)];
    return (from === to && a < b) || this.#reachedFrom(from)[to] === 1;
  }

  /** The same of one `b` and many `a`: a single walk, from `b` back. */
  reachersOf(b: StatementIndex): (a: StatementIndex) => boolean {
    this.#waysBack ??= predecessorsOf(this.graph);
    const to = this.blockOf(b);
    const reaching = closureOf(this.#waysBack, to);
    return (a) => {
      const from = this.blockOf(a);
      return (from === to && a < b) || reaching[from] === 1;
    };
  }

  /** What comes after the block; the block itself only if a way leads back to it. */
  #reachedFrom(block: number): Uint8Array {
    let reached = this.#reached.get(block);
    if (reached !== undefined) return reached;
    reached = closureOf(this.#ways, block);
    if (this.#reached.size >= MOST_KEPT) this.#reached.clear();
    this.#reached.set(block, reached);
    return reached;
  }
}

/** What ends a block; undefined for an empty one. */
export function lastOf({ statements, blocks }: Body, block: BlockIndex): Statement | undefined {
  const { first, past } = blocks[block]!;
  return past > first ? statements[past - 1] : undefined;
}

/** What can be come to from a node by one way or more. */
function closureOf(ways: readonly (readonly number[])[], from: number): Uint8Array {
  const reached = new Uint8Array(ways.length);
  const open = [...ways[from]!];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached[next] === 1) continue;
    reached[next] = 1;
    for (const each of ways[next]!) open.push(each);
  }
  return reached;
}

function graphOf(ways: readonly (readonly number[])[], entry: number): Graph {
  return { size: ways.length, entry, successors: (node) => ways[node]! };
}

function blocksByStatement({ statements, blocks }: Body): Int32Array {
  const byStatement = new Int32Array(statements.length);
  blocks.forEach(({ first, past }, block) => byStatement.fill(block, first, past));
  return byStatement;
}

/** Every edge turned round, from an exit of its own that all ends lead to. */
function reversed(body: Body): Graph {
  const { blocks } = body;
  const exit = blocks.length;
  const back = Array.from({ length: blocks.length + 1 }, (): number[] => []);
  blocks.forEach(({ successors, handler }, block) => {
    const isThrow = lastOf(body, block as BlockIndex)?.kind === 'throw';
    const ways = isThrow && handler !== undefined ? [handler] : successors;
    for (const next of ways) back[next]!.push(block);
    if (ways.length === 0) back[exit]!.push(block);
  });
  return graphOf(back, exit);
}
