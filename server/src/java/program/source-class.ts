/**
 * A class of the sources. Its supertypes are read in the scope of its header (JLS §8.1.4: its own
 * members are not in scope there). Where classes inherit themselves, the program cuts every edge of
 * the circle (inheritance-circles.ts), so that the answer does not hang on who asked first.
 */
import type { JavaFile, TypeDeclaration } from '../syntax/declarations.js';
import type { Classes } from './classes.js';
import { typeNamed } from './classes.js';
import { classModifiers, isInterface } from './implicit-modifiers.js';
import { inheritsItself } from './inherits-itself.js';
import { ClassScope, TypeParameterScope, type TypeScope } from './scopes.js';
import { readMemberTable, type MemberTable } from './source-member-table.js';
import type {
  ClassId,
  ClassSource,
  ClassSymbol,
  FieldSymbol,
  MemberSource,
  MethodSymbol,
  TypeVariable,
} from './symbols.js';
import { resolveType } from './type-names.js';
import { SourceTypeVariable } from './type-parameters.js';
import { classType, rawType, type Type } from './types.js';

export interface SourceClassPlace {
  readonly classes: Classes;
  readonly file: JavaFile;
  readonly declaration: TypeDeclaration;
  /** The binary name. */
  readonly name: string;
  readonly id: ClassId;
  readonly outer: ClassSymbol | undefined;
  readonly enclosing: MemberSource | undefined;
  /** Around the class: its outer class's body, the file, or a block. */
  readonly scope: TypeScope;
  /** Of an anonymous class or an enum constant's body, where the creation knows it better. */
  readonly supertype?: Type | undefined;
}

const MAX_OPEN_HEADERS = 100;

interface Supertypes {
  readonly superclass: Type | undefined;
  readonly interfaces: readonly Type[];
}

export class SourceClass implements ClassSymbol {
  readonly id: ClassId;
  readonly name: string;
  readonly simpleName: string;
  readonly package: string;
  readonly kind: ClassSymbol['kind'];
  readonly modifiers: number;
  readonly outer: ClassSymbol | undefined;
  readonly typeParameters: readonly TypeVariable[];
  /** Filled by who makes the member classes. */
  readonly types = new Map<string, ClassSymbol>();
  /** Of its body. */
  readonly scope: ClassScope;
  #source: ClassSource;
  #supertypes: Supertypes | undefined;
  #resolving = false;
  #members: MemberTable | undefined;
  /** Of the declarations as they were when last asked for. */
  #places: Map<MemberSource['declaration'], number> | undefined;

  constructor(private readonly place: SourceClassPlace) {
    const { declaration, file, outer, classes } = place;
    this.id = place.id;
    this.name = place.name;
    this.simpleName = declaration.name;
    this.package = file.package;
    this.kind = declaration.kind;
    this.outer = outer;
    this.modifiers = classModifiers(declaration, outer, place.enclosing === undefined);
    const header = new TypeParameterScope(place.scope, () => this.typeParameters);
    this.typeParameters = declaration.typeParameters.map(
      (each) => new SourceTypeVariable(classes, header, each),
    );
    this.scope = new ClassScope(place.scope, this, classes);
    this.#source = { file, declaration, enclosing: place.enclosing };
  }

  /** Where names are looked up, and what it was said to extend, when it was made. */
  get madeIn(): Pick<SourceClassPlace, 'scope' | 'supertype'> {
    return this.place;
  }

  get source(): ClassSource {
    return this.#source;
  }

  get annotations(): ClassSymbol['annotations'] {
    return this.#source.declaration.annotations;
  }

  get superclass(): Type | undefined {
    return this.#resolveSupertypes().superclass;
  }

  get interfaces(): readonly Type[] {
    return this.#resolveSupertypes().interfaces;
  }

  get fields(): ReadonlyMap<string, FieldSymbol> {
    return this.#readMembers().fields;
  }

  get methods(): ReadonlyMap<string, readonly MethodSymbol[]> {
    return this.#readMembers().methods;
  }

  /** Asked for again while it is being found (`class A extends A.B`): nothing inherited yet. */
  #resolveSupertypes(): Supertypes {
    if (this.#supertypes !== undefined) return this.#supertypes;
    const { classes } = this.place;
    if (this.#resolving || classes.openHeaders > MAX_OPEN_HEADERS) {
      return { superclass: classes.object, interfaces: [] };
    }
    this.#resolving = true;
    classes.openHeaders++;
    this.#supertypes = this.#readSupertypes();
    classes.openHeaders--;
    this.#resolving = false;
    const isLocal = this.place.enclosing !== undefined;
    if (isLocal && inheritsItself(this)) this.cutSupertypes(new Set([this]));
    return this.#supertypes;
  }

  #readSupertypes(): Supertypes {
    const { declaration, supertype } = this.place;
    const interfaces = declaration.implements.map((each) => this.#resolve(each));
    const extended =
      supertype ??
      (declaration.extends === undefined ? undefined : this.#resolve(declaration.extends));
    if (isInterface(this.kind)) return { superclass: undefined, interfaces };
    if (extended?.kind === 'class' && isInterface(extended.class.kind)) {
      return { superclass: this.place.classes.object, interfaces: [extended, ...interfaces] };
    }
    return { superclass: extended ?? this.#impliedSuperclass(), interfaces };
  }

  #resolve(ref: NonNullable<TypeDeclaration['extends']>): Type {
    const header = new TypeParameterScope(this.place.scope, () => this.typeParameters);
    return resolveType(ref, header, this.place.classes);
  }

  #impliedSuperclass(): Type | undefined {
    const { classes, name } = this.place;
    if (name === 'java.lang.Object') return undefined;
    if (this.kind === 'record') return typeNamed(classes, 'java.lang.Record');
    if (this.kind !== 'enum') return classes.object;
    const base = classes.find('java.lang.Enum');
    if (base === undefined) return typeNamed(classes, 'java.lang.Enum');
    return classType(base, base.typeParameters.length === 1 ? [rawType(this)] : []);
  }

  /** Leaves out the supertypes of these classes: the class inherits itself through them. */
  cutSupertypes(circle: ReadonlySet<ClassSymbol>): void {
    const { superclass, interfaces } = this.#resolveSupertypes();
    const isCut = (type: Type): boolean => type.kind === 'class' && circle.has(type.class);
    this.#supertypes = {
      superclass:
        superclass !== undefined && isCut(superclass) ? this.place.classes.object : superclass,
      interfaces: interfaces.filter((type) => !isCut(type)),
    };
  }

  #readMembers(): MemberTable {
    const place = { classes: this.place.classes, owner: this, scope: this.scope };
    this.#members ??= readMemberTable(place, this.#source);
    return this.#members;
  }

  /**
   * The same class after an edit of bodies: the declarations say the same, so every type that was
   * resolved stays right, and only where the bodies stand is new. False if they do not say the same.
   */
  canMoveTo(declaration: TypeDeclaration): boolean {
    const before = this.#source.declaration;
    return (
      before.name === declaration.name &&
      before.members.length === declaration.members.length &&
      before.members.every((member, i) => {
        const after = declaration.members[i]!;
        return member.kind === after.kind && member.signature === after.signature;
      })
    );
  }

  moveTo(file: JavaFile, declaration: TypeDeclaration, enclosing?: MemberSource): void {
    this.#source = { file, declaration, enclosing };
    this.#members?.declared.forEach((symbol, i) => {
      if (symbol === undefined) return;
      symbol.source = { file, owner: this, declaration: declaration.members[i]! };
    });
  }

  /** All members in the order of the text, initialisers too. */
  get members(): readonly MemberSource[] {
    const { file, declaration } = this.#source;
    const { declared } = this.#readMembers();
    return declaration.members.map(
      (member, i) => declared[i]?.source ?? { file, owner: this, declaration: member },
    );
  }

  #symbolOf(declaration: MemberSource['declaration']): MemberTable['declared'][number] {
    if (this.#places?.has(declaration) !== true) {
      const { members } = this.#source.declaration;
      this.#places = new Map(members.map((member, i) => [member, i]));
    }
    const index = this.#places.get(declaration);
    return index === undefined ? undefined : this.#readMembers().declared[index];
  }

  /** The method or constructor that a declaration of this class declares. */
  methodOf(declaration: MemberSource['declaration']): MethodSymbol | undefined {
    const symbol = this.#symbolOf(declaration);
    return symbol !== undefined && 'descriptor' in symbol ? symbol : undefined;
  }

  /** In which the names of a member's body are looked up. */
  scopeOf(declaration: MemberSource['declaration']): TypeScope {
    const symbol = this.#symbolOf(declaration);
    return symbol !== undefined && 'scope' in symbol ? symbol.scope : this.scope;
  }
}
