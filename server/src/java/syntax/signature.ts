/**
 * What a file or member declares, without bodies and places, as one short value: two versions with
 * the same value are the same to every other file. The order of members counts, since initialisers
 * run in it.
 */
import type {
  Annotation,
  Import,
  TypeDeclaration,
  TypeParameter,
  TypeRef,
} from './declarations.js';
import { hashText } from '../../base/hash-text.js';
import { Kind, Role } from './kinds.js';
import type { NodeIndex, SyntaxTree } from './tree.js';

/**
 * A number for what a member declares: all of its nodes but those of its body or value. Of a field
 * declaration with several names, the one that is asked for. Names are told by their numbers, so
 * it holds as long as the program's Names do.
 */
export function memberSignature(tree: SyntaxTree, declaration: NodeIndex, node: NodeIndex): number {
  let low = 0x811c9dc5;
  let high = node - declaration;
  const past = tree.past[declaration]!;
  for (let at = declaration as number; at < past;) {
    low = Math.imul(low ^ tree.kind[at]!, 0x01000193) ^ tree.role[at]!;
    high = Math.imul(high ^ tree.name[at]!, 0x85ebca6b) + low;
    at = isInside(tree, at, declaration) ? tree.past[at]! : at + 1;
  }
  return (high & 0x1fffff) * 2 ** 32 + (low >>> 0);
}

/** A body, an initial value, the arguments of an enum's constant: nothing that others see. */
function isInside(tree: SyntaxTree, node: number, declaration: number): boolean {
  switch (tree.role[node]) {
    case Role.arguments:
    case Role.body:
      return tree.parent[node] === declaration;
    case Role.value:
      return tree.kind[tree.parent[node]!] === Kind.variableDeclarator;
    default:
      return tree.kind[node] === Kind.block;
  }
}

export function fileSignature(
  packageName: string,
  imports: readonly Import[],
  types: readonly TypeDeclaration[],
): string {
  const importTexts = imports.map(
    (each) => `${each.static ? 'static ' : ''}${each.name}${each.star ? '.*' : ''}`,
  );
  const parts = [packageName, ...importTexts];
  for (const type of types) addType(type, parts);
  return hashText(parts.join('\n'));
}

function addType(type: TypeDeclaration, parts: string[]): void {
  parts.push(
    `${type.kind} ${type.name} ${type.modifiers}`,
    listed(type.annotations, annotationText),
    listed(type.typeParameters, typeParameterText),
    type.extends === undefined ? '' : typeRefText(type.extends),
    listed(type.implements, typeRefText),
    listed(type.permits, typeRefText),
  );
  parts.push(type.members.map(({ signature }) => signature.toString(36)).join(' '));
  for (const inner of type.types) addType(inner, parts);
  parts.push('}');
}

function listed<Item>(items: readonly Item[], textOf: (item: Item) => string): string {
  return items.length === 0 ? '-' : items.map((item) => textOf(item)).join(',');
}

/** As it would be written: `java.util.Map<String, ? extends Foo>[]`. */
export function typeRefText(type: TypeRef): string {
  const list = type.arguments.map((each) => typeRefText(each)).join(', ');
  const given = type.diamond || list !== '' ? `<${list}>` : '';
  const bounds = type.upper.map((each) => typeRefText(each)).join(' & ');
  const upper = bounds === '' ? '' : type.name === '?' ? ` extends ${bounds}` : ` & ${bounds}`;
  const lower = type.lower === undefined ? '' : ` super ${typeRefText(type.lower)}`;
  return `${type.name}${given}${'[]'.repeat(type.dimensions)}${upper}${lower}`;
}

function typeParameterText({ name, bounds }: TypeParameter): string {
  return [name, ...bounds.map((bound) => typeRefText(bound))].join(' & ');
}

function annotationText({ name, values }: Annotation): string {
  const texts = [...values].map(([key, value]) => `${key}=${value.join('|')}`);
  return `@${name}(${texts.join(',')})`;
}
