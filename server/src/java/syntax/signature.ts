/**
 * What a file or member declares, without bodies and places, as one short value: two versions with
 * the same value are the same to every other file. The order of members counts, since initialisers
 * run in it.
 */
import type {
  Annotation,
  Import,
  MemberDeclaration,
  TypeDeclaration,
  TypeParameter,
  TypeRef,
} from './declarations.js';
import { hashText } from '../../base/hash-text.js';
import { Kind, Role } from './kinds.js';
import type { NodeIndex, SyntaxTree } from './tree.js';

/**
 * A number for what a member declares: all of its nodes but those of its body or value (isValue); of a field,
 * those of its own declarator only. Names are told by their numbers, so it holds as long as the
 * program's Names do.
 */
export function memberSignature(tree: SyntaxTree, declaration: NodeIndex, node: NodeIndex): number {
  let low = 0x811c9dc5;
  let high = 0;
  const past = tree.past[node]!;
  for (let at = declaration as number; at < past;) {
    if (isValue(tree, at, declaration)) {
      at = tree.past[at]!;
      continue;
    }
    low = Math.imul(low ^ tree.kind[at]!, 0x01000193) ^ tree.role[at]!;
    high = Math.imul(high ^ tree.name[at]!, 0x85ebca6b) + low;
    const isOther = tree.kind[at] === Kind.variableDeclarator && at < node;
    at = isOther ? node : isBody(tree, at, declaration) ? tree.past[at]! : at + 1;
  }
  return (high & 0x1fffff) * 2 ** 32 + (low >>> 0);
}

/**
 * An initial value, or the arguments of an enum's constant: nothing that others see, but for `true` and
 * `false`, which may be a constant that decides their branches (constant-fields.ts).
 */
function isValue(tree: SyntaxTree, node: number, declaration: number): boolean {
  const parent = tree.parent[node]!;
  if (tree.role[node] === Role.arguments) return parent === declaration;
  if (tree.kind[node] === Kind.true || tree.kind[node] === Kind.false) return false;
  return tree.role[node] === Role.value && tree.kind[parent] === Kind.variableDeclarator;
}

/** That there is a body is seen, not what stands in it. */
function isBody(tree: SyntaxTree, node: number, declaration: number): boolean {
  if (tree.kind[node] === Kind.block) return true;
  return tree.role[node] === Role.body && tree.parent[node] === declaration;
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

/** All that a type declares, with what stands in it, as a file's signature has it. */
export function typeSignature(type: TypeDeclaration): string {
  const parts: string[] = [];
  addType(type, parts);
  return parts.join('\n');
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
  parts.push(foldedSignature(type.members));
  for (const inner of type.types) addType(inner, parts);
  parts.push('}');
}

/** Numbers are put together as numbers: to write out each would cost more than all the rest. */
function foldedSignature(members: readonly MemberDeclaration[]): string {
  let low = members.length;
  let high = 0;
  for (const { signature } of members) {
    low = Math.imul(low ^ signature, 0x01000193);
    high = Math.imul(high ^ (signature / 2 ** 32), 0x85ebca6b) + low;
  }
  return `${low} ${high | 0}`;
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
