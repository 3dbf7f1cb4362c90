/** What a Java file declares, as the marks that a fixture of syntax has on the lines of the names. */
import type {
  Annotation,
  JavaFile,
  MemberDeclaration,
  Parameter,
  TypeDeclaration,
  TypeParameter,
  TypeRef,
} from '../../../server/src/java/syntax/declarations.js';
import { lineAt } from '../../../server/src/java/syntax/line-starts.js';
import { modifierNames } from '../../../server/src/java/syntax/print-tree.js';
import { typeRefText } from '../../../server/src/java/syntax/signature.js';
import type { Mark } from './marks.js';

export function declarationMarks(file: JavaFile): Mark[] {
  const line = (at: number) => lineAt(file.lineStarts, at) + 1;
  const ofType = (type: TypeDeclaration, outer: string): Mark[] => {
    const name = outer + type.name;
    const own = { line: line(type.nameAt.start), name: type.kind, label: name };
    return [
      { ...own, rest: typeFacts(type) },
      ...type.members.map((member) => ({
        line: line(member.nameAt.start),
        name: member.kind,
        label: member.name,
        rest: memberFacts(member),
      })),
      ...type.types.flatMap((inner) => ofType(inner, `${name}.`)),
    ];
  };
  return file.types.flatMap((type) => ofType(type, '')).sort(byPlace);
}

export function byPlace(one: Mark, other: Mark): number {
  return one.line - other.line || markText(one).localeCompare(markText(other));
}

export function markText({ name, label, rest }: Mark): string {
  return `//~ ${name}(${label}) ${rest}`.trimEnd();
}

export function typeFacts(type: TypeDeclaration): string {
  return words(
    ...type.annotations.map((each) => annotationFacts(each)),
    modifierNames(type.modifiers),
    typeParameterFacts(type.typeParameters),
    type.extends === undefined ? '' : `extends ${typeRefText(type.extends)}`,
    listed('implements', type.implements),
    listed('permits', type.permits),
  );
}

export function memberFacts(member: MemberDeclaration): string {
  const { kind, type, parameters } = member;
  const takes = /method|^constructor/.test(kind) ? `(${parameterFacts(parameters)})` : '';
  return words(
    ...member.annotations.map((each) => annotationFacts(each)),
    modifierNames(member.modifiers),
    typeParameterFacts(member.typeParameters),
    typeRefText(type) + takes,
  );
}

function parameterFacts(parameters: readonly Parameter[]): string {
  return parameters
    .map(({ name, type, modifiers, annotations, variadic }) =>
      words(
        ...annotations.map((each) => annotationFacts(each)),
        modifierNames(modifiers),
        `${typeRefText(type)}${variadic ? '...' : ''}`,
        name,
      ),
    )
    .join(', ');
}

function typeParameterFacts(parameters: readonly TypeParameter[]): string {
  const texts = parameters.map(({ name, bounds }) =>
    words(name, ...bounds.map((bound) => `: ${typeRefText(bound)}`)),
  );
  return texts.length === 0 ? '' : `<${texts.join(', ')}>`;
}

function annotationFacts({ name, values }: Annotation): string {
  const texts = [...values].map(([key, value]) => `${key}=${value.join('|')}`);
  return texts.length === 0 ? `@${name}` : `@${name}{${texts.join(', ')}}`;
}

function listed(word: string, types: readonly TypeRef[]): string {
  return types.length === 0 ? '' : `${word} ${types.map((type) => typeRefText(type)).join(', ')}`;
}

function words(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}
