/** A compact tree as text, for people and tests: one node a line, indented, `role: kind text`. */
import { Kind, Role } from './kinds.js';
import { Modifier } from './modifiers.js';
import type { Names } from './names.js';
import type { SyntaxTree } from './tree.js';

const KIND_NAMES = new Map(Object.entries(Kind).map(([name, kind]) => [kind as number, name]));
const ROLE_NAMES = new Map(Object.entries(Role).map(([name, role]) => [role as number, name]));

/** With `places`, each line ends with the node's first and past-the-last character. */
export function printTree(tree: SyntaxTree, names: Names, places = false): string {
  const depths = new Int32Array(tree.length);
  const lines: string[] = [];
  for (let node = 0; node < tree.length; node++) {
    const parent = tree.parent[node]!;
    depths[node] = parent < 0 ? 0 : depths[parent]! + 1;
    const at = places ? ` ${tree.start[node]}-${tree.end[node]}` : '';
    lines.push(`${'  '.repeat(depths[node]!)}${nodeText(tree, node, names)}${at}`);
  }
  return lines.join('\n');
}

function nodeText(tree: SyntaxTree, node: number, names: Names): string {
  const role = tree.role[node] === Role.none ? '' : `${ROLE_NAMES.get(tree.role[node]!)}: `;
  const said = saidBy(tree, node, names);
  return `${role}${KIND_NAMES.get(tree.kind[node]!)}${said === '' ? '' : ` ${said}`}`;
}

function saidBy(tree: SyntaxTree, node: number, names: Names): string {
  const name = tree.name[node]!;
  if (tree.kind[node] === Kind.modifiers) return modifierNames(name);
  if (tree.kind[node] === Kind.dimensions) return '[]'.repeat(name);
  return names.text(name).replaceAll('\r', '\\r').replaceAll('\n', '\\n');
}

export function modifierNames(modifiers: number): string {
  return Object.entries(Modifier)
    .filter(([, bit]) => (modifiers & bit) !== 0)
    .map(([name]) => name)
    .join(' ');
}
