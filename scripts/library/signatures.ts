/** What the generator asks of class files' signatures (JVMS §4.7.9.1). */
import { endOfType, endOfTypeParameters } from '../../server/src/java/library/signature-parts.js';

export interface ClassSignature {
  readonly typeParameters: string;
  /** The superclass, then the interfaces. */
  readonly supertypes: readonly string[];
}

export function splitClassSignature(signature: string): ClassSignature {
  let at = endOfTypeParameters(signature);
  const typeParameters = signature.slice(0, at);
  const supertypes: string[] = [];
  while (at < signature.length) {
    const end = endOfType(signature, at);
    supertypes.push(signature.slice(at, end));
    at = end;
  }
  return { typeParameters, supertypes };
}

export function withoutFirstParameter(descriptor: string): string {
  return `(${descriptor.slice(endOfType(descriptor, 1))}`;
}

/** `(TT;)TR;^TX;`: what is thrown is left out. */
export function withoutExceptions(signature: string): string {
  const result = signature.indexOf(')') + 1;
  return signature.slice(0, endOfType(signature, result));
}

/** `(ILjava/lang/String;)` of a descriptor: overloads differ in it, covariant results do not. */
export function parametersOf(descriptor: string): string {
  return descriptor.slice(0, descriptor.indexOf(')') + 1);
}
