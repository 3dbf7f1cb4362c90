/**
 * What the grammar's own numbers mean to us: which kind a symbol is, which role a field gives. Read
 * once from the loaded grammar, by name.
 */
import type { Language } from 'web-tree-sitter';
import { grammarName, Kind, Role } from './kinds.js';
import { Modifier } from './modifiers.js';
import { readProductions, type RuntimeMemory } from './runtime-memory.js';

/** A keyword, an operator, a bracket: it has no node, but may say something of its parent. */
export const TOKEN = 255;
/** Left out with all that is in it: comments, modules. */
export const LEFT_OUT = 254;
/** Left out, its children held by its parent: named nodes that Kind does not have. */
export const PASSED_OVER = 253;

/** The symbol of text that the parser could not read. */
const ERROR_SYMBOL = 0xffff;

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

/** Tables by the parser's own numbers: symbols, and the productions that nodes were made by. */
export interface Grammar {
  /** By symbol: a Kind, or one of the numbers above. */
  readonly kinds: Uint8Array;
  /** By symbol of a token: its text. */
  readonly tokens: readonly string[];
  /** By symbol of a token: the bit of Modifier; 0 for all others. */
  readonly modifiers: Int32Array;
  /** By Kind: 1 for nodes without children of interest, whose text is kept. */
  readonly leaves: Uint8Array;
  /** How many entries a production has in `aliases` and `roles`: one for each child. */
  readonly productionWidth: number;
  /** The symbol that a child goes by; 0 for its own. */
  readonly aliases: Uint16Array;
  readonly roles: Uint8Array;
}

export function readGrammar(memory: RuntimeMemory, language: Language): Grammar {
  const { width, aliases, fields, publicSymbols } = readProductions(memory, language);
  const rolesByField = readRoles(language);
  const tokens = Array.from(publicSymbols, (symbol) => language.types[symbol] ?? '');
  return {
    kinds: readKinds(language, publicSymbols),
    tokens,
    modifiers: Int32Array.from(tokens, (name) => modifierBit(name)),
    leaves: readLeaves(),
    productionWidth: width,
    aliases,
    roles: Uint8Array.from(fields, (field) => rolesByField[field]!),
  };
}

function modifierBit(name: string): number {
  return Object.hasOwn(Modifier, name) ? Modifier[name as keyof typeof Modifier] : 0;
}

function readKinds(language: Language, publicSymbols: Uint16Array): Uint8Array {
  const byName = new Map(Object.entries(Kind).map(([name, kind]) => [grammarName(name), kind]));
  const kinds = new Uint8Array(ERROR_SYMBOL + 1).fill(TOKEN);
  publicSymbols.forEach((id, symbol) => {
    if (!language.nodeTypeIsNamed(id)) return;
    const name = language.nodeTypeForId(id) ?? '';
    kinds[symbol] = LEFT_OUT_NODES.has(name) ? LEFT_OUT : (byName.get(name) ?? PASSED_OVER);
  });
  kinds[ERROR_SYMBOL] = Kind.error;
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
