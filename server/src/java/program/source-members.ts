/**
 * Fields and methods of source classes. Their types are resolved when first asked for, in the scope of
 * their class. When an edit changed only bodies, the same symbol is told its new declaration.
 */
import type { Annotation, MemberDeclaration, Parameter, TypeRef } from '../syntax/declarations.js';
import type { Classes } from './classes.js';
import { TypeParameterScope, type TypeScope } from './scopes.js';
import type {
  ClassSymbol,
  FieldSymbol,
  JavaFieldId,
  MemberSource,
  MethodId,
  MethodSymbol,
  ParameterSymbol,
  Type,
  TypeVariable,
} from './symbols.js';
import { resolveType } from './type-names.js';
import { SourceTypeVariable } from './type-parameters.js';
import { descriptorOf } from './type-text.js';

const NO_ANNOTATIONS: readonly Annotation[] = [];

/** The place of a member: whose it is and where its names are looked up. */
export interface MemberPlace {
  readonly classes: Classes;
  readonly owner: ClassSymbol;
  readonly scope: TypeScope;
}

export class SourceField implements FieldSymbol {
  readonly owner: ClassSymbol;
  readonly name: string;
  source: MemberSource;
  #id: JavaFieldId | undefined;
  #type: Type | undefined;

  constructor(
    private readonly place: MemberPlace,
    readonly modifiers: number,
    source: MemberSource,
    /** Of an enum's constant: its class. Otherwise the declared type. */
    type?: Type,
  ) {
    this.owner = place.owner;
    this.name = source.declaration.name;
    this.source = source;
    this.#type = type;
  }

  get annotations(): readonly Annotation[] {
    return this.source.declaration.annotations;
  }

  get id(): JavaFieldId {
    this.#id ??= this.place.classes.ids.field(this.owner.id, this.name);
    return this.#id;
  }

  get type(): Type {
    this.#type ??= resolveType(this.source.declaration.type, this.place.scope, this.place.classes);
    return this.#type;
  }
}

/** What a method's signature is made of: the declaration itself, or what the language implies. */
export interface MethodHead {
  readonly name: string;
  readonly modifiers: number;
  readonly parameters: readonly Parameter[];
  /** As written, or known already. */
  readonly result: TypeRef | Type;
  readonly variadic: boolean;
}

export class SourceMethod implements MethodSymbol {
  readonly owner: ClassSymbol;
  readonly name: string;
  readonly modifiers: number;
  readonly variadic: boolean;
  readonly typeParameters: readonly TypeVariable[];
  /** In which its types and those of its body are looked up. */
  readonly scope: TypeScope;
  source: MemberSource | undefined;
  #parameters: readonly ParameterSymbol[] | undefined;
  #result: Type | undefined;
  #descriptor: string | undefined;
  #id: MethodId | undefined;

  constructor(
    private readonly place: MemberPlace,
    readonly head: MethodHead,
    source: MemberSource | undefined,
  ) {
    this.owner = place.owner;
    this.name = head.name;
    this.modifiers = head.modifiers;
    this.variadic = head.variadic;
    this.source = source;
    this.scope = this.#hasParameters(source?.declaration)
      ? new TypeParameterScope(place.scope, () => this.typeParameters)
      : place.scope;
    this.typeParameters = this.#declareParameters(source?.declaration);
  }

  #hasParameters(declaration: MemberDeclaration | undefined): boolean {
    return declaration !== undefined && declaration.typeParameters.length > 0;
  }

  #declareParameters(declaration: MemberDeclaration | undefined): readonly TypeVariable[] {
    const declared = declaration?.typeParameters ?? [];
    return declared.map((each) => new SourceTypeVariable(this.place.classes, this.scope, each));
  }

  get annotations(): readonly Annotation[] {
    return this.source?.declaration.annotations ?? NO_ANNOTATIONS;
  }

  get id(): MethodId {
    this.#id ??= this.place.classes.ids.method(this.owner.id, this.name, this.descriptor);
    return this.#id;
  }

  get descriptor(): string {
    this.#descriptor ??= descriptorOf(this.parameters.map(({ type }) => type));
    return this.#descriptor;
  }

  get parameters(): readonly ParameterSymbol[] {
    this.#parameters ??= this.head.parameters.map((parameter) => ({
      name: parameter.name,
      type: this.#resolve(parameter.type),
      annotations: parameter.annotations,
    }));
    return this.#parameters;
  }

  get result(): Type {
    const { result } = this.head;
    this.#result ??= 'kind' in result ? result : this.#resolve(result);
    return this.#result;
  }

  #resolve(ref: TypeRef): Type {
    return resolveType(ref, this.scope, this.place.classes);
  }
}
