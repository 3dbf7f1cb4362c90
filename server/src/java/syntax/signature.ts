/**
 * What a declaration says without its body and its place, as a text: two versions with the same text
 * are the same to every other file. The order of members counts, since initialisers run in it.
 */
import type {
  Annotation,
  Import,
  MemberDeclaration,
  Parameter,
  TypeDeclaration,
  TypeParameter,
  TypeRef,
} from './declarations.js';
import { hashText } from '../../base/hash-text.js';

type MemberHead = Pick<
  MemberDeclaration,
  'kind' | 'name' | 'modifiers' | 'annotations' | 'typeParameters' | 'type' | 'parameters'
>;

export function memberSignature(member: MemberHead): string {
  return [
    member.kind,
    member.name,
    member.modifiers,
    listed(member.annotations, annotationText),
    listed(member.typeParameters, typeParameterText),
    typeRefText(member.type),
    listed(member.parameters, parameterText),
  ].join(' ');
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
  for (const member of type.members) parts.push(member.signature);
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

function parameterText({ name, type, modifiers, annotations, variadic }: Parameter): string {
  const annotated = listed(annotations, annotationText);
  return `${annotated} ${modifiers} ${typeRefText(type)}${variadic ? '...' : ''} ${name}`;
}
