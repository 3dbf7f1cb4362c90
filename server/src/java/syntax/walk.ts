/**
 * The one pass over a tree of the parser that makes a compact tree of it, straight from the parser's
 * memory (runtime-memory.ts). Nodes that the grammar hides hand their children, and the field that
 * holds them, to the node around them; texts are cut from the string.
 */
import type { Tree } from 'web-tree-sitter';
import { Columns } from './columns.js';
import { LEFT_OUT, PASSED_OVER, TOKEN, type Grammar } from './grammar.js';
import { Kind } from './kinds.js';
import type { Names } from './names.js';
import { readToken } from './read-token.js';
import { addressOf, SUBTREE_SIZE, type RuntimeMemory } from './runtime-memory.js';
import { Subtree } from './subtree.js';
import type { SyntaxTree } from './tree.js';

const NOBODY = -1;

/** Says what is known already: its node is then made without its children. */
export interface KnownNodes {
  has(kind: Kind, start: number, end: number): boolean;
}

/** A subtree whose children are being walked. */
interface Frame {
  /** Addresses of the next child and past the last one. */
  next: number;
  past: number;
  /** In bytes: where the child before ended. */
  position: number;
  /** Of the next child, in the tables of productions. */
  row: number;
  /** The compact node that holds the children; it ends here if the frame is its own. */
  holder: number;
  owns: boolean;
  /** What children inherit that no field of their own holds. */
  role: number;
}

/** Walks whole trees. What it gives is good until its next walk: the arrays are used again. */
export class Walker {
  readonly #columns = new Columns();
  readonly #subtree = new Subtree();
  readonly #frames: Frame[] = [];
  #depth = 0;
  #text = '';
  #known: KnownNodes | undefined;

  constructor(
    private readonly memory: RuntimeMemory,
    private readonly grammar: Grammar,
    readonly names: Names,
  ) {}

  walk(tree: Tree, text: string, known?: KnownNodes): SyntaxTree {
    this.#columns.length = 0;
    this.#depth = 0;
    this.#text = text;
    this.#known = known;
    this.#subtree.lookInto(this.memory);
    this.#subtree.readAt(addressOf(tree));
    this.#take(this.#subtree.symbol, this.#subtree.padding, NOBODY, 0);
    while (this.#depth > 0) this.#step(this.#frames[this.#depth - 1]!);
    this.#text = '';
    return this.#columns.asTree();
  }

  #step(frame: Frame): void {
    if (frame.next === frame.past) {
      if (frame.owns) this.#columns.past[frame.holder] = this.#columns.length;
      this.#depth--;
      return;
    }
    const subtree = this.#subtree;
    const isFirst = frame.position < 0;
    subtree.readAt(frame.next);
    frame.next += SUBTREE_SIZE;
    // The padding of the first child is that of its parent.
    const start = isFirst ? ~frame.position : frame.position + subtree.padding;
    frame.position = start + subtree.size;
    if (subtree.extra) {
      this.#take(subtree.symbol, start, frame.holder, 0);
      return;
    }
    const row = frame.row++;
    const { aliases, roles } = this.grammar;
    const alias = aliases[row]!;
    const role = roles[row]! || frame.role;
    if (alias !== 0) this.#take(alias, start, frame.holder, role);
    else if (subtree.visible) this.#take(subtree.symbol, start, frame.holder, role);
    else this.#enter(start, frame.holder, false, role);
  }

  /** A subtree that the grammar shows, under the symbol that it goes by. */
  #take(symbol: number, start: number, holder: number, role: number): void {
    const kind = this.grammar.kinds[symbol]!;
    if (kind === TOKEN) this.#takeToken(symbol, start, holder);
    else if (kind === PASSED_OVER) this.#enter(start, holder, false, 0);
    else if (kind !== LEFT_OUT) this.#takeNode(kind, start, holder, role);
  }

  #takeNode(kind: number, start: number, holder: number, role: number): void {
    const { missing, size } = this.#subtree;
    const from = start >>> 1;
    const to = (start + size) >>> 1;
    const node = this.#columns.add(missing ? Kind.error : kind, role, from, to, holder);
    if (this.grammar.leaves[kind] === 1) {
      this.#columns.name[node] = this.names.id(this.#text.slice(from, to));
    } else if (!this.#known?.has(kind as Kind, from, to)) this.#enter(start, node, true, 0);
  }

  #takeToken(symbol: number, start: number, holder: number): void {
    if (this.#subtree.missing) this.#columns.add(Kind.error, 0, start >>> 1, start >>> 1, holder);
    else readToken(this.#columns, holder, this.grammar, symbol, this.names);
  }

  /** Into the children of the subtree that was read last. */
  #enter(start: number, holder: number, owns: boolean, role: number): void {
    const { pointer, children, production } = this.#subtree;
    if (children === 0) return;
    const frame = (this.#frames[this.#depth++] ??= newFrame());
    frame.next = pointer - children * SUBTREE_SIZE;
    frame.past = pointer;
    frame.position = ~start;
    frame.row = production * this.grammar.productionWidth;
    frame.holder = holder;
    frame.owns = owns;
    frame.role = role;
  }
}

function newFrame(): Frame {
  return { next: 0, past: 0, position: 0, row: 0, holder: 0, owns: false, role: 0 };
}
