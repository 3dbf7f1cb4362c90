/**
 * Symbols of library classes, made of the tables when first asked for. The tables leave out private
 * members and those of the package, which no project code can name.
 */
import type { LibraryClass, LibraryField, LibraryMethod } from '../library/library-class.js';
import type { Annotation } from '../syntax/declarations.js';
import type { Classes } from './classes.js';
import {
  parseMethod,
  parseType,
  parseTypeParameters,
  type MethodShape,
  type VariableScope,
} from './jvm-signature.js';
import type {
  ClassId,
  ClassSymbol,
  FieldSymbol,
  JavaFieldId,
  MethodId,
  MethodSymbol,
  ParameterSymbol,
  Type,
  TypeVariable,
} from './symbols.js';
import { descriptorOf } from './type-text.js';

const NO_ANNOTATIONS: readonly Annotation[] = [];

export class LibraryClassSymbol implements ClassSymbol {
  readonly id: ClassId;
  readonly name: string;
  readonly simpleName: string;
  readonly package: string;
  readonly kind: ClassSymbol['kind'];
  readonly modifiers: number;
  readonly annotations = NO_ANNOTATIONS;
  readonly source = undefined;
  #typeParameters: readonly TypeVariable[] | undefined;
  #superclass: Type | undefined;
  #superclassKnown = false;
  #interfaces: readonly Type[] | undefined;
  #fields: ReadonlyMap<string, FieldSymbol> | undefined;
  #methods: ReadonlyMap<string, readonly MethodSymbol[]> | undefined;
  #types: ReadonlyMap<string, ClassSymbol> | undefined;

  constructor(
    private readonly classes: Classes,
    private readonly table: LibraryClass,
  ) {
    this.name = table.name;
    this.id = classes.ids.class(table.name);
    this.package = table.name.slice(0, Math.max(0, table.name.lastIndexOf('.')));
    this.simpleName = table.name.slice(
      Math.max(table.name.lastIndexOf('.'), table.name.lastIndexOf('$')) + 1,
    );
    this.kind = table.kind;
    this.modifiers = table.modifiers;
  }

  get outer(): ClassSymbol | undefined {
    const end = this.name.lastIndexOf('$');
    return end < 0 ? undefined : this.classes.find(this.name.slice(0, end));
  }

  get typeParameters(): readonly TypeVariable[] {
    this.#typeParameters ??= parseTypeParameters(this.table.typeParameters, this.classes, (name) =>
      outerVariable(this.outer, name),
    );
    return this.#typeParameters;
  }

  get superclass(): Type | undefined {
    if (!this.#superclassKnown) {
      this.#superclassKnown = true;
      this.#superclass =
        this.table.superclass === '' ? undefined : this.#parse(this.table.superclass);
    }
    return this.#superclass;
  }

  get interfaces(): readonly Type[] {
    this.#interfaces ??= this.table.interfaces.map((text) => this.#parse(text));
    return this.#interfaces;
  }

  get fields(): ReadonlyMap<string, FieldSymbol> {
    this.#fields ??= new Map(
      this.table.fields.map((field) => [
        field.name,
        new LibraryFieldSymbol(this.classes, this, field),
      ]),
    );
    return this.#fields;
  }

  get methods(): ReadonlyMap<string, readonly MethodSymbol[]> {
    this.#methods ??= this.#groupMethods();
    return this.#methods;
  }

  #groupMethods(): ReadonlyMap<string, readonly MethodSymbol[]> {
    const byName = new Map<string, MethodSymbol[]>();
    for (const method of this.table.methods) {
      const symbol = new LibraryMethodSymbol(this.classes, this, method);
      const known = byName.get(method.name);
      if (known === undefined) byName.set(method.name, [symbol]);
      else known.push(symbol);
    }
    return byName;
  }

  get types(): ReadonlyMap<string, ClassSymbol> {
    this.#types ??= this.#findTypes();
    return this.#types;
  }

  #findTypes(): ReadonlyMap<string, ClassSymbol> {
    const types = new Map<string, ClassSymbol>();
    for (const simpleName of this.table.types) {
      const symbol = this.classes.find(`${this.name}$${simpleName}`);
      if (symbol !== undefined) types.set(simpleName, symbol);
    }
    return types;
  }

  #parse(text: string): Type {
    return parseType(text, this.classes, variablesOf(this));
  }
}

/** The variables that a class's signatures can name: its own and those of its outer classes. */
function variablesOf(symbol: ClassSymbol): VariableScope {
  return (name) => outerVariable(symbol, name);
}

function outerVariable(start: ClassSymbol | undefined, name: string): TypeVariable | undefined {
  for (let at = start; at !== undefined; at = at.outer) {
    const found = at.typeParameters.find((parameter) => parameter.name === name);
    if (found !== undefined) return found;
  }
  return undefined;
}

class LibraryFieldSymbol implements FieldSymbol {
  readonly name: string;
  readonly modifiers: number;
  readonly annotations = NO_ANNOTATIONS;
  readonly source = undefined;
  #id: JavaFieldId | undefined;
  #type: Type | undefined;

  constructor(
    private readonly classes: Classes,
    readonly owner: ClassSymbol,
    private readonly table: LibraryField,
  ) {
    this.name = table.name;
    this.modifiers = table.modifiers;
  }

  get id(): JavaFieldId {
    this.#id ??= this.classes.ids.field(this.owner.id, this.name);
    return this.#id;
  }

  get type(): Type {
    this.#type ??= parseType(this.table.type, this.classes, variablesOf(this.owner));
    return this.#type;
  }
}

class LibraryMethodSymbol implements MethodSymbol {
  readonly name: string;
  readonly modifiers: number;
  readonly variadic: boolean;
  readonly annotations = NO_ANNOTATIONS;
  readonly source = undefined;
  #shape: MethodShape | undefined;
  #parameters: readonly ParameterSymbol[] | undefined;
  #descriptor: string | undefined;
  #id: MethodId | undefined;

  constructor(
    private readonly classes: Classes,
    readonly owner: ClassSymbol,
    private readonly table: LibraryMethod,
  ) {
    this.name = table.name;
    this.modifiers = table.modifiers;
    this.variadic = table.variadic;
  }

  get id(): MethodId {
    this.#id ??= this.classes.ids.method(this.owner.id, this.name, this.descriptor);
    return this.#id;
  }

  get descriptor(): string {
    this.#descriptor ??= descriptorOf(this.#read().parameters);
    return this.#descriptor;
  }

  get typeParameters(): readonly TypeVariable[] {
    return this.#read().typeParameters;
  }

  get parameters(): readonly ParameterSymbol[] {
    this.#parameters ??= this.#read().parameters.map((type) => ({
      name: '',
      type,
      annotations: NO_ANNOTATIONS,
    }));
    return this.#parameters;
  }

  get result(): Type {
    return this.#read().result;
  }

  #read(): MethodShape {
    this.#shape ??= parseMethod(this.table.signature, this.classes, variablesOf(this.owner));
    return this.#shape;
  }
}
