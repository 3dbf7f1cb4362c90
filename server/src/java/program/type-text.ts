/**
 * Types as text: as a programmer writes them with full names, or erased as in a descriptor. An unknown
 * class is written by the name it was looked for.
 */
import type { MethodSymbol, Type, UnknownCause } from './symbols.js';

/** Deep enough for what is written by hand, and an end for types that contain themselves. */
const MAX_DEPTH = 12;

export function typeText(type: Type, depth = 0): string {
  if (depth > MAX_DEPTH) return '…';
  switch (type.kind) {
    case 'primitive':
      return type.name;
    case 'class':
      return type.class.name + argumentsText(type.arguments, depth);
    case 'array':
      return `${typeText(type.element, depth)}[]`;
    case 'variable':
      return type.variable.name;
    case 'wildcard':
      return wildcardText(type.upper, type.lower, depth);
    case 'intersection':
      return type.parts.map((part) => typeText(part, depth + 1)).join(' & ');
    case 'null':
      return 'null';
    case 'unknown':
      return `unknown ${type.cause.name}`;
  }
}

function argumentsText(types: readonly Type[], depth: number): string {
  if (types.length === 0) return '';
  return `<${types.map((type) => typeText(type, depth + 1)).join(', ')}>`;
}

function wildcardText(upper: Type | undefined, lower: Type | undefined, depth: number): string {
  if (lower !== undefined) return `? super ${typeText(lower, depth + 1)}`;
  return upper === undefined ? '?' : `? extends ${typeText(upper, depth + 1)}`;
}

/** Of a type as it stands in a descriptor: erased (JLS §4.6), with binary names. */
export function erasedText(type: Type, depth = 0): string {
  if (depth > MAX_DEPTH) return 'java.lang.Object';
  switch (type.kind) {
    case 'primitive':
      return type.name;
    case 'class':
      return type.class.name;
    case 'array':
      return `${erasedText(type.element, depth)}[]`;
    case 'variable':
      return firstText(type.variable.bounds, depth);
    case 'wildcard':
      return firstText(type.upper === undefined ? [] : [type.upper], depth);
    case 'intersection':
      return firstText(type.parts, depth);
    case 'null':
      return 'java.lang.Object';
    case 'unknown':
      return type.cause.name;
  }
}

function firstText(bounds: readonly Type[], depth: number): string {
  const [first] = bounds;
  return first === undefined ? 'java.lang.Object' : erasedText(first, depth + 1);
}

export function descriptorOf(parameters: readonly Type[]): string {
  return `(${parameters.map((type) => erasedText(type)).join(',')})`;
}

/** `android.os.Handler.post(java.lang.Runnable)`. */
export function methodText(method: MethodSymbol): string {
  return `${method.owner.name}.${method.name}${method.descriptor}`;
}

export function causeText(cause: UnknownCause): string {
  return `${cause.why} ${cause.name}`;
}
