/**
 * Reads the generic signatures of class files (JVMS §4.7.9.1) into types: `Ljava/util/List<TT;>;`,
 * `<R:Ljava/lang/Object;>(I[TR;)V`. The arguments of an outer class are left out, as for types from
 * source. What does not read as a signature is unknown; nothing here throws.
 */
import type { TypeVariable } from './symbols.js';
import {
  ANY,
  arrayOf,
  classType,
  PRIMITIVES,
  missingClassType,
  unknownType,
  variableType,
  VOID,
  type Type,
} from './types.js';
import type { Classes } from './classes.js';

/** Of a type variable by its name; undefined where the signature names one that nobody declares. */
export type VariableScope = (name: string) => TypeVariable | undefined;

export interface MethodShape {
  readonly typeParameters: readonly TypeVariable[];
  readonly parameters: readonly Type[];
  readonly result: Type;
}

const PRIMITIVE_LETTERS: ReadonlyMap<string, string> = new Map([
  ['Z', 'boolean'],
  ['B', 'byte'],
  ['S', 'short'],
  ['C', 'char'],
  ['I', 'int'],
  ['J', 'long'],
  ['F', 'float'],
  ['D', 'double'],
  ['V', 'void'],
]);

const BROKEN = unknownType({ why: 'not-java', name: 'signature' });

class DeclaredVariable implements TypeVariable {
  bounds: readonly Type[] = [];
  constructor(readonly name: string) {}
}

export function parseType(text: string, classes: Classes, scope: VariableScope): Type {
  return new SignatureReader(text, classes, scope).type();
}

/** `<K:Ljava/lang/Object;V::Ljava/lang/Runnable;>`; '' has none. */
export function parseTypeParameters(
  text: string,
  classes: Classes,
  scope: VariableScope,
): readonly TypeVariable[] {
  return new SignatureReader(text, classes, scope).typeParameters();
}

export function parseMethod(text: string, classes: Classes, scope: VariableScope): MethodShape {
  const reader = new SignatureReader(text, classes, scope);
  const typeParameters = reader.typeParameters();
  return { typeParameters, parameters: reader.parameters(), result: reader.type() };
}

class SignatureReader {
  #at = 0;
  #own: readonly TypeVariable[] = [];

  constructor(
    private readonly text: string,
    private readonly classes: Classes,
    private readonly scope: VariableScope,
  ) {}

  /** All names are declared before the first bound is read: bounds may name any of them. */
  typeParameters(): readonly TypeVariable[] {
    if (this.text[this.#at] !== '<') return [];
    const start = this.#at;
    const variables: DeclaredVariable[] = [];
    this.#own = variables;
    this.#readParameters((name) => {
      variables.push(new DeclaredVariable(name));
    });
    this.#at = start;
    let index = 0;
    this.#readParameters((_, bounds) => {
      variables[index++]!.bounds = bounds;
    });
    return variables;
  }

  #readParameters(found: (name: string, bounds: readonly Type[]) => void): void {
    this.#at++;
    while (this.#at < this.text.length && this.text[this.#at] !== '>') {
      const name = this.#until(':');
      found(name, this.#bounds());
    }
    this.#at++;
  }

  #bounds(): readonly Type[] {
    const bounds: Type[] = [];
    while (this.text[this.#at] === ':') {
      this.#at++;
      if (this.text[this.#at] !== ':') bounds.push(this.type());
    }
    return bounds.length === 0 ? [this.classes.object] : bounds;
  }

  parameters(): readonly Type[] {
    const parameters: Type[] = [];
    if (this.text[this.#at] !== '(') return parameters;
    this.#at++;
    while (this.#at < this.text.length && this.text[this.#at] !== ')') parameters.push(this.type());
    this.#at++;
    return parameters;
  }

  type(): Type {
    let dimensions = 0;
    while (this.text[this.#at] === '[') {
      dimensions++;
      this.#at++;
    }
    const element = this.#elementType();
    return dimensions === 0 ? element : arrayOf(element, dimensions);
  }

  #elementType(): Type {
    const letter = this.text[this.#at++];
    if (letter === 'L') return this.#classType();
    if (letter === 'T') return this.#variable();
    const name = letter === undefined ? undefined : PRIMITIVE_LETTERS.get(letter);
    return name === undefined ? BROKEN : (PRIMITIVES.get(name) ?? VOID);
  }

  #variable(): Type {
    const name = this.#until(';');
    this.#at++;
    const variable = this.#own.find((own) => own.name === name) ?? this.scope(name);
    return variable === undefined ? this.classes.object : variableType(variable);
  }

  #classType(): Type {
    let name = '';
    let typeArguments: readonly Type[] = [];
    while (this.#at < this.text.length) {
      const letter = this.text.charAt(this.#at++);
      if (letter === ';') break;
      if (letter === '<') typeArguments = this.#arguments();
      else if (letter === '.') {
        name += '$';
        typeArguments = [];
      } else name += letter === '/' ? '.' : letter;
    }
    return this.#typeOf(name, typeArguments);
  }

  #typeOf(name: string, typeArguments: readonly Type[]): Type {
    const symbol = this.classes.find(name);
    if (symbol !== undefined) return classType(symbol, typeArguments);
    return missingClassType('class-not-found', name);
  }

  #arguments(): readonly Type[] {
    const types: Type[] = [];
    while (this.#at < this.text.length && this.text[this.#at] !== '>') types.push(this.#argument());
    this.#at++;
    return types;
  }

  #argument(): Type {
    const letter = this.text[this.#at];
    if (letter === '*') {
      this.#at++;
      return ANY;
    }
    if (letter !== '+' && letter !== '-') return this.type();
    this.#at++;
    const bound = this.type();
    if (letter === '+') return { kind: 'wildcard', upper: bound, lower: undefined };
    return { kind: 'wildcard', upper: undefined, lower: bound };
  }

  #until(mark: string): string {
    const end = this.text.indexOf(mark, this.#at);
    const stop = end < 0 ? this.text.length : end;
    const name = this.text.slice(this.#at, stop);
    this.#at = stop;
    return name;
  }
}
