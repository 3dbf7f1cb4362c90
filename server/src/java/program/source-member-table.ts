/**
 * The members of a source class: the declared ones and those that the language adds (JLS §8.8.9,
 * §8.9.3, §8.10.3, §8.10.4): default constructors, values and valueOf of an enum, the constructor and
 * accessors of a record, and what Lombok adds. An anonymous class gets its constructor from the creation, which names the
 * one of its superclass.
 */
import type { MemberDeclaration, Parameter, TypeRef } from '../syntax/declarations.js';
import { Kind } from '../syntax/kinds.js';
import { Modifier } from '../syntax/modifiers.js';
import { simpleTypeRef } from '../syntax/read-type-ref.js';
import { fieldModifiers, isInterface, methodModifiers } from './implicit-modifiers.js';
import { lombokMethods } from './lombok.js';
import { SourceField, SourceMethod, type MemberPlace, type MethodHead } from './source-members.js';
import type { ClassSource, MemberSource } from './symbols.js';
import { arrayOf, rawType, VOID } from './types.js';

export interface MemberTable {
  readonly fields: ReadonlyMap<string, SourceField>;
  readonly methods: ReadonlyMap<string, readonly SourceMethod[]>;
  /** By the index of the declaration; undefined for initialisers and what is declared twice. */
  readonly declared: readonly (SourceField | SourceMethod | undefined)[];
}

const ACCESS = Modifier.public | Modifier.protected | Modifier.private;

export function readMemberTable(place: MemberPlace, source: ClassSource): MemberTable {
  return new MemberReader(place, source).read();
}

class MemberReader {
  readonly #fields = new Map<string, SourceField>();
  readonly #methods = new Map<string, SourceMethod[]>();
  readonly #components: readonly MemberDeclaration[];

  constructor(
    private readonly place: MemberPlace,
    private readonly source: ClassSource,
  ) {
    this.#components = source.declaration.members.filter(({ kind }) => kind === 'component');
  }

  read(): MemberTable {
    const declared = this.source.declaration.members.map((each) => this.#readMember(each));
    this.#addImplicit();
    return { fields: this.#fields, methods: this.#methods, declared };
  }

  #readMember(declaration: MemberDeclaration): SourceField | SourceMethod | undefined {
    const { file } = this.source;
    const source: MemberSource = { file, owner: this.place.owner, declaration };
    switch (declaration.kind) {
      case 'field':
      case 'component':
      case 'enum-constant':
        return this.#addField(source);
      case 'method':
      case 'element':
      case 'constructor':
      case 'compact-constructor':
        return this.#addMethod(this.#headOf(declaration), source);
      default:
        return undefined;
    }
  }

  #addField(source: MemberSource): SourceField | undefined {
    const { owner } = this.place;
    const { declaration } = source;
    if (this.#fields.has(declaration.name)) return undefined;
    const type = declaration.kind === 'enum-constant' ? rawType(owner) : undefined;
    const field = new SourceField(this.place, fieldModifiers(declaration, owner), source, type);
    this.#fields.set(field.name, field);
    return field;
  }

  #headOf(declaration: MemberDeclaration): MethodHead {
    const compact = declaration.kind === 'compact-constructor';
    const parameters = compact ? this.#componentParameters() : declaration.parameters;
    return {
      name: declaration.name,
      modifiers: methodModifiers(declaration, this.place.owner),
      parameters,
      result: declaration.name === '<init>' ? VOID : declaration.type,
      variadic: parameters.at(-1)?.variadic ?? false,
    };
  }

  #componentParameters(): readonly Parameter[] {
    return this.#components.map(({ name, type, annotations, tree, node }) => ({
      name,
      type,
      modifiers: 0,
      annotations,
      variadic: tree.kind[node] === Kind.spreadParameter,
    }));
  }

  #addMethod(head: MethodHead, source: MemberSource | undefined): SourceMethod {
    const method = new SourceMethod(this.place, head, source);
    const known = this.#methods.get(head.name);
    if (known === undefined) this.#methods.set(head.name, [method]);
    else known.push(method);
    return method;
  }

  #addImplicit(): void {
    const { kind } = this.source.declaration;
    if (kind === 'enum') this.#addEnumMethods();
    if (kind === 'record') this.#addRecordMembers();
    if (this.#usesLombok()) this.#addLombokMethods();
    const isNamed = this.source.declaration.name !== '';
    if (isNamed && !isInterface(kind) && !this.#methods.has('<init>')) this.#addConstructor();
  }

  #usesLombok(): boolean {
    return this.source.file.imports.some(
      ({ name }) => name === 'lombok' || name.startsWith('lombok.'),
    );
  }

  /** A method that is written out is not made again. */
  #addLombokMethods(): void {
    const hasConstructor = this.#methods.has('<init>');
    for (const each of lombokMethods(this.source.declaration, hasConstructor)) {
      const { name, modifiers, parameters, result } = each;
      if (this.#hasArity(name, parameters.length)) continue;
      const fields = parameters.map((field) => parameterOf(field.name, field.type));
      this.#addMethod(headOf(name, modifiers, fields, result?.type ?? VOID), undefined);
    }
  }

  #hasArity(name: string, count: number): boolean {
    const methods = this.#methods.get(name) ?? [];
    return methods.some(({ head }) => head.parameters.length === count);
  }

  #addConstructor(): void {
    const { modifiers, kind } = this.source.declaration;
    const access = kind === 'enum' ? Modifier.private : modifiers & ACCESS;
    this.#addMethod(headOf('<init>', access, [], VOID), undefined);
  }

  #addEnumMethods(): void {
    const type = rawType(this.place.owner);
    const modifiers = Modifier.public | Modifier.static;
    this.#addMethod(headOf('values', modifiers, [], arrayOf(type)), undefined);
    const name = parameterOf('name', simpleTypeRef('java.lang.String'));
    this.#addMethod(headOf('valueOf', modifiers, [name], type), undefined);
  }

  #addRecordMembers(): void {
    for (const { name, type } of this.#components) {
      if (this.#hasArity(name, 0)) continue;
      this.#addMethod(headOf(name, Modifier.public, [], type), undefined);
    }
    if (!this.#hasCanonical()) this.#addCanonical();
  }

  /** By arity and the types as written: a record's own constructor repeats its header. */
  #hasCanonical(): boolean {
    const wanted = this.#components.map(({ type }) => `${type.name} ${type.dimensions}`).join();
    return (this.#methods.get('<init>') ?? []).some(
      ({ head }) =>
        head.parameters.map(({ type }) => `${type.name} ${type.dimensions}`).join() === wanted,
    );
  }

  #addCanonical(): void {
    const parameters = this.#componentParameters();
    const access = this.source.declaration.modifiers & ACCESS;
    const head = headOf('<init>', access, parameters, VOID);
    this.#addMethod({ ...head, variadic: parameters.at(-1)?.variadic ?? false }, undefined);
  }
}

function headOf(
  name: string,
  modifiers: number,
  parameters: readonly Parameter[],
  result: MethodHead['result'],
): MethodHead {
  return { name, modifiers, parameters, result, variadic: false };
}

function parameterOf(name: string, type: TypeRef): Parameter {
  return { name, type, modifiers: 0, annotations: [], variadic: false };
}
