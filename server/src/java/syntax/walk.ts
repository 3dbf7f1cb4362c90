/**
 * The one pass over a tree of the parser that makes a compact tree of it. Every question to the
 * parser's tree crosses into wasm, which is what the pass costs, so it asks as little as it can:
 * texts are cut from the string, and places are asked only of what is kept.
 */
import type { TreeCursor } from 'web-tree-sitter';
import { Columns } from './columns.js';
import { LEFT_OUT, PASSED_OVER, TOKEN, type Grammar } from './grammar.js';
import { Kind } from './kinds.js';
import type { Names } from './names.js';
import type { SyntaxTree } from './tree.js';

const NOBODY = -1;

/** Is what stands here known already? Its node is then made without its children. */
export type IsKnown = (kind: Kind, start: number, end: number) => boolean;

/** Walks whole trees. What it gives is good until its next walk: the arrays are used again. */
export class Walker {
  readonly #columns = new Columns();
  /** By depth of the cursor: the node that holds what stands there. */
  #holders = new Int32Array(64);
  #depth = 0;

  constructor(
    readonly grammar: Grammar,
    readonly names: Names,
  ) {}

  /** `suspect`: something could not be read, so that invented tokens must be looked for. */
  walk(cursor: TreeCursor, text: string, suspect: boolean, isKnown?: IsKnown): SyntaxTree {
    const columns = this.#columns;
    const { kinds, leaves } = this.grammar;
    columns.length = 0;
    this.#depth = 0;
    this.#holders[0] = NOBODY;
    for (;;) {
      const type = cursor.nodeTypeId;
      const kind = kinds[type]!;
      let inside: number | undefined;
      if (kind === TOKEN) this.#readToken(cursor, type, suspect);
      else if (kind === PASSED_OVER) inside = this.#holders[this.#depth]!;
      else if (kind !== LEFT_OUT) {
        const node = this.#add(cursor, kind, suspect);
        if (leaves[kind] === 1) this.#readText(node, text);
        else if (!isKnown?.(kind as Kind, columns.start[node]!, columns.end[node]!)) inside = node;
      }
      if (inside !== undefined && cursor.gotoFirstChild()) this.#enter(inside);
      else if (!this.#leave(cursor)) return columns.asTree();
    }
  }

  #add(cursor: TreeCursor, kind: number, suspect: boolean): number {
    const columns = this.#columns;
    columns.reserve();
    const node = columns.length++;
    const start = cursor.startIndex;
    const end = cursor.endIndex;
    columns.kind[node] = suspect && start === end && cursor.nodeIsMissing ? Kind.error : kind;
    columns.role[node] = this.grammar.roles[cursor.currentFieldId]!;
    columns.start[node] = start;
    columns.end[node] = end;
    columns.past[node] = node + 1;
    columns.parent[node] = this.#holders[this.#depth]!;
    columns.name[node] = 0;
    return node;
  }

  #readText(node: number, text: string): void {
    const { name, start, end } = this.#columns;
    name[node] = this.names.id(text.slice(start[node], end[node]));
  }

  #enter(holder: number): void {
    this.#depth++;
    if (this.#depth === this.#holders.length) {
      const deeper = new Int32Array(this.#depth * 2);
      deeper.set(this.#holders);
      this.#holders = deeper;
    }
    this.#holders[this.#depth] = holder;
  }

  /** To what follows: the next sibling, of this node or of one around it. */
  #leave(cursor: TreeCursor): boolean {
    const { past, length } = this.#columns;
    while (this.#depth > 0 && !cursor.gotoNextSibling()) {
      cursor.gotoParent();
      const left = this.#holders[this.#depth--]!;
      if (left !== NOBODY) past[left] = length;
    }
    return this.#depth > 0;
  }

  /** What a keyword or operator says of the node that holds it; an invented one is an error. */
  #readToken(cursor: TreeCursor, type: number, suspect: boolean): void {
    const holder = this.#holders[this.#depth]!;
    if (suspect && cursor.nodeIsMissing) this.#add(cursor, Kind.error, false);
    else if (holder !== NOBODY) this.#tell(holder, type);
  }

  #tell(holder: number, type: number): void {
    const { kind, name, length } = this.#columns;
    const token = this.grammar.tokens[type]!;
    switch (kind[holder]) {
      case Kind.modifiers:
        name[holder] = name[holder]! | this.grammar.modifiers[type]!;
        break;
      case Kind.dimensions:
        if (token === '[') name[holder]!++;
        break;
      case Kind.assignmentExpression:
      case Kind.binaryExpression:
      case Kind.unaryExpression:
        name[holder] = this.names.id(token);
        break;
      case Kind.updateExpression:
        name[holder] = this.names.id(length === holder + 1 ? `${token}_` : `_${token}`);
        break;
      case Kind.switchLabel:
      case Kind.methodReference:
      case Kind.importDeclaration:
        if (token === 'default' || token === 'new' || token === 'static') {
          name[holder] = this.names.id(token);
        }
        break;
    }
  }
}
