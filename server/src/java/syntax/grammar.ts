/**
 * What the grammar's own numbers mean to us: which kind a node is, which role a field, and what a
 * token says of the node that holds it. Read once from the loaded grammar, by name.
 */
import type { Language } from 'web-tree-sitter';
import { grammarName, Kind, Role } from './kinds.js';
import { Modifier } from './modifiers.js';

/** A keyword, an operator, a bracket: it has no node, but may say something of its parent. */
export const TOKEN = 255;
/** Left out with all that is in it: comments, modules. */
export const LEFT_OUT = 254;
/** Left out, its children held by its parent: named nodes that Kind does not have. */
export const PASSED_OVER = 253;

/** Number of the grammar's node for text that it could not read. */
const ERROR_TYPE = 0xffff;

const LEFT_OUT_NODES: ReadonlySet<string> = new Set([
  'block_comment',
  'line_comment',
  'module_declaration',
]);

const LEAVES: readonly Kind[] = [
  Kind.asterisk,
  Kind.binaryIntegerLiteral,
  Kind.booleanType,
  Kind.characterLiteral,
  Kind.decimalFloatingPointLiteral,
  Kind.decimalIntegerLiteral,
  Kind.false,
  Kind.floatingPointType,
  Kind.hexFloatingPointLiteral,
  Kind.hexIntegerLiteral,
  Kind.identifier,
  Kind.integralType,
  Kind.nullLiteral,
  Kind.octalIntegerLiteral,
  Kind.stringLiteral,
  Kind.super,
  Kind.this,
  Kind.true,
  Kind.typeIdentifier,
  Kind.underscorePattern,
  Kind.voidType,
];

export interface Grammar {
  /** By the grammar's number of a node: a Kind, or one of the numbers above. */
  readonly kinds: Uint8Array;
  /** By the grammar's number of a field. */
  readonly roles: Uint8Array;
  /** By the grammar's number of a token: its text. */
  readonly tokens: readonly string[];
  /** By the grammar's number of a token: the bit of Modifier; 0 for all others. */
  readonly modifiers: Int32Array;
  /** By Kind: 1 for nodes without children of interest, whose text is kept. */
  readonly leaves: Uint8Array;
}

export function readGrammar(language: Language): Grammar {
  return {
    kinds: readKinds(language),
    roles: readRoles(language),
    tokens: language.types,
    modifiers: Int32Array.from(language.types, (name) => modifierBit(name)),
    leaves: readLeaves(),
  };
}

function modifierBit(name: string): number {
  return Object.hasOwn(Modifier, name) ? Modifier[name as keyof typeof Modifier] : 0;
}

function readKinds(language: Language): Uint8Array {
  const byName = new Map(Object.entries(Kind).map(([name, kind]) => [grammarName(name), kind]));
  const kinds = new Uint8Array(ERROR_TYPE + 1).fill(TOKEN);
  for (let id = 0; id < language.nodeTypeCount; id++) {
    if (!language.nodeTypeIsNamed(id)) continue;
    const name = language.nodeTypeForId(id) ?? '';
    kinds[id] = LEFT_OUT_NODES.has(name) ? LEFT_OUT : (byName.get(name) ?? PASSED_OVER);
  }
  kinds[ERROR_TYPE] = Kind.error;
  return kinds;
}

function readRoles(language: Language): Uint8Array {
  const byName = new Map(Object.entries(Role).map(([name, role]) => [grammarName(name), role]));
  return Uint8Array.from(language.fields, (name) => byName.get(name ?? '') ?? Role.none);
}

function readLeaves(): Uint8Array {
  const leaves = new Uint8Array(256);
  for (const kind of LEAVES) leaves[kind] = 1;
  return leaves;
}
