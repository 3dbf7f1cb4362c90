/**
 * Accessors and constructors that Lombok adds to a class while it is compiled, told by annotations:
 * @Getter and @Setter of fields and classes, @Data, @Value, and the constructor annotations. Builders,
 * loggers and accessor styles are left out: what they add is not found.
 */
import type { Annotation, MemberDeclaration, TypeDeclaration } from '../syntax/declarations.js';
import { hasModifier, Modifier } from '../syntax/modifiers.js';

export interface LombokMethod {
  readonly name: string;
  readonly modifiers: number;
  /** The fields that it takes, as parameters. */
  readonly parameters: readonly MemberDeclaration[];
  /** The field that it gives; undefined for nothing. */
  readonly result: MemberDeclaration | undefined;
}

/** Which annotations on a class, or on a field, give what. */
const GETTERS = ['Getter', 'Data', 'Value'];
const SETTERS = ['Setter', 'Data'];
const ALL_ARGUMENTS = ['AllArgsConstructor', 'Value'];
const REQUIRED_ARGUMENTS = ['RequiredArgsConstructor', 'Data'];
const NO_ARGUMENTS = ['NoArgsConstructor'];

export function lombokMethods(
  declaration: TypeDeclaration,
  hasConstructor: boolean,
): readonly LombokMethod[] {
  const fields = declaration.members.filter(
    ({ kind, modifiers }) => kind === 'field' && !hasModifier(modifiers, 'static'),
  );
  return [
    ...fields.flatMap((field) => accessorsOf(field, declaration)),
    ...constructorsOf(fields, declaration, hasConstructor),
  ];
}

function accessorsOf(field: MemberDeclaration, declaration: TypeDeclaration): LombokMethod[] {
  const found: LombokMethod[] = [];
  const isAsked = (names: readonly string[]): boolean =>
    has(field.annotations, names) || has(declaration.annotations, names);
  const modifiers = Modifier.public;
  if (isAsked(GETTERS)) {
    found.push({ name: getterName(field), modifiers, parameters: [], result: field });
  }
  if (isAsked(SETTERS) && !hasModifier(field.modifiers, 'final')) {
    const name = `set${capitalized(baseName(field))}`;
    found.push({ name, modifiers, parameters: [field], result: undefined });
  }
  return found;
}

function constructorsOf(
  fields: readonly MemberDeclaration[],
  { annotations }: TypeDeclaration,
  hasConstructor: boolean,
): LombokMethod[] {
  const constructor = (parameters: readonly MemberDeclaration[]): LombokMethod => ({
    name: '<init>',
    modifiers: Modifier.public,
    parameters,
    result: undefined,
  });
  const required = fields.filter(({ modifiers }) => hasModifier(modifiers, 'final'));
  const isWritten = (names: readonly string[]): boolean =>
    has(annotations, names.slice(0, 1)) || (!hasConstructor && has(annotations, names));
  return [
    ...(isWritten(ALL_ARGUMENTS) ? [constructor(fields)] : []),
    ...(isWritten(REQUIRED_ARGUMENTS) ? [constructor(required)] : []),
    ...(isWritten(NO_ARGUMENTS) ? [constructor([])] : []),
  ];
}

function has(annotations: readonly Annotation[], names: readonly string[]): boolean {
  return annotations.some(({ name }) => names.includes(name.replace(/^lombok\./, '')));
}

/** `isOpen` for a boolean `open` or `isOpen`. */
function getterName(field: MemberDeclaration): string {
  return `${isBoolean(field) ? 'is' : 'get'}${capitalized(baseName(field))}`;
}

function baseName(field: MemberDeclaration): string {
  return isBoolean(field) && /^is\p{Lu}/u.test(field.name) ? field.name.slice(2) : field.name;
}

function isBoolean({ type }: MemberDeclaration): boolean {
  return type.name === 'boolean' && type.dimensions === 0;
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
