/**
 * Random classes and interfaces in two packages, as a model and as Java, and what they have by the
 * words of the language: JLS §8.3 and §9.3 for fields, §8.4.8 and §9.4.1 for methods, step by step from
 * a class to its direct supertypes. The plain twin of program/members.ts.
 */
import fc from 'fast-check';

export type Access = 'public' | 'protected' | 'package' | 'private';

export interface ModelField {
  readonly owner: number;
  readonly name: string;
  readonly access: Access;
}

export interface ModelMethod extends ModelField {
  readonly parameters: string;
  readonly kind: 'concrete' | 'abstract' | 'default' | 'static';
}

export interface ModelClass {
  readonly index: number;
  readonly package: string;
  readonly isInterface: boolean;
  /** Of a class: another class, or undefined. */
  readonly superclass: number | undefined;
  readonly interfaces: readonly number[];
  readonly fields: readonly ModelField[];
  readonly methods: readonly ModelMethod[];
}

const NAMES = ['a', 'b'];
const PARAMETERS = ['', 'int p', 'long p'];
const ACCESS: readonly Access[] = ['public', 'protected', 'package', 'private'];

const classSeed = fc.record({
  package: fc.constantFrom('p', 'q'),
  isInterface: fc.boolean(),
  superclass: fc.nat(),
  interfaces: fc.array(fc.nat(), { maxLength: 3 }),
  fields: fc.uniqueArray(fc.record({ name: fc.constantFrom(...NAMES), access: fc.nat(3) }), {
    selector: ({ name }) => name,
    maxLength: 2,
  }),
  methods: fc.uniqueArray(
    fc.record({
      name: fc.constantFrom(...NAMES),
      parameters: fc.constantFrom(...PARAMETERS),
      hasBody: fc.boolean(),
    }),
    { selector: ({ name, parameters }) => `${name} ${parameters}`, maxLength: 3 },
  ),
});

type ClassSeed = typeof classSeed extends fc.Arbitrary<infer Seed> ? Seed : never;

interface Signature {
  readonly name: string;
  readonly parameters: string;
}

/**
 * Said for a signature once and everywhere: an overriding method must not be less accessible, and
 * static methods and others must not hide each other.
 */
interface SignatureFacts {
  access(signature: Signature): Access;
  isStatic(signature: Signature): boolean;
}

function indexOf({ name, parameters }: Signature): number {
  return NAMES.indexOf(name) * PARAMETERS.length + PARAMETERS.indexOf(parameters);
}

const signatureFacts: fc.Arbitrary<SignatureFacts> = fc
  .tuple(
    fc.array(fc.constantFrom(...ACCESS), { minLength: 6, maxLength: 6 }),
    fc.array(fc.nat(2), { minLength: 6, maxLength: 6 }),
  )
  .map(([access, kinds]) => ({
    access: (signature) => access[indexOf(signature)]!,
    isStatic: (signature) => kinds[indexOf(signature)] === 0,
  }));

export const randomHierarchy: fc.Arbitrary<readonly ModelClass[]> = fc
  .tuple(fc.array(classSeed, { minLength: 1, maxLength: 9 }), signatureFacts)
  .map(([seeds, facts]) => {
    const classes: ModelClass[] = [];
    for (const seed of seeds) classes.push(classOf(seed, classes, facts));
    return classes;
  });

/** Supertypes are among the classes before. */
function classOf(
  seed: ClassSeed,
  before: readonly ModelClass[],
  facts: SignatureFacts,
): ModelClass {
  const owner = before.length;
  const superclasses = before.filter(({ isInterface }) => !isInterface);
  const interfaces = before.filter(({ isInterface }) => isInterface);
  const { isInterface } = seed;
  return {
    index: owner,
    package: seed.package,
    isInterface,
    superclass: isInterface ? undefined : pick(superclasses, seed.superclass)?.index,
    interfaces: [...new Set(seed.interfaces.map((nat) => pick(interfaces, nat)?.index))].filter(
      (index) => index !== undefined,
    ),
    fields: seed.fields.map(({ name, access }) => ({
      owner,
      name,
      access: isInterface ? 'public' : ACCESS[access]!,
    })),
    methods: seed.methods
      .filter((method) => !isInterface || facts.access(method) === 'public')
      .map((method) => ({
        owner,
        name: method.name,
        parameters: method.parameters,
        access: facts.access(method),
        kind: facts.isStatic(method) ? 'static' : kindOf(isInterface, method.hasBody),
      })),
  };
}

function kindOf(isInterface: boolean, hasBody: boolean): ModelMethod['kind'] {
  if (!isInterface) return 'concrete';
  return hasBody ? 'default' : 'abstract';
}

/** One in four has none. */
function pick(from: readonly ModelClass[], nat: number): ModelClass | undefined {
  return nat % 4 === 0 || from.length === 0 ? undefined : from[(nat >> 2) % from.length];
}

export function nameOf({ package: packageName, index }: ModelClass): string {
  return `${packageName}.C${index}`;
}

/** A file per class. */
export function sourcesOf(classes: readonly ModelClass[]): Record<string, string> {
  return Object.fromEntries(
    classes.map((each) => [`C${each.index}.java`, sourceOf(each, classes)]),
  );
}

function sourceOf(each: ModelClass, classes: readonly ModelClass[]): string {
  const names = each.interfaces.map((index) => nameOf(classes[index]!)).join(', ');
  const word = each.isInterface ? 'extends' : 'implements';
  const superclass =
    each.superclass === undefined ? '' : ` extends ${nameOf(classes[each.superclass]!)}`;
  const members = [
    ...each.fields.map(({ name, access }) => `${written(access)} int ${name} = 0;`),
    ...each.methods.map(methodSource),
  ];
  return `package ${each.package};
public ${each.isInterface ? 'interface' : 'class'} C${each.index}${superclass}${
    names === '' ? '' : ` ${word} ${names}`
  } { ${members.join(' ')} }`;
}

function methodSource({ name, parameters, access, kind }: ModelMethod): string {
  const modifier = kind === 'concrete' || kind === 'abstract' ? '' : kind;
  return `${written(access)} ${modifier} void ${name}(${parameters})${kind === 'abstract' ? ';' : ' {}'}`;
}

function written(access: Access): string {
  return access === 'package' ? '' : access;
}

function directSupers({ superclass, interfaces }: ModelClass): number[] {
  return superclass === undefined ? [...interfaces] : [superclass, ...interfaces];
}

function isPassedOn(member: ModelField, by: ModelClass, classes: readonly ModelClass[]): boolean {
  if (member.access === 'private') return false;
  return member.access !== 'package' || classes[member.owner]!.package === by.package;
}

/** The fields of a name that a class has: own ones hide all others. */
export function fieldsOf(
  symbol: ModelClass,
  name: string,
  classes: readonly ModelClass[],
): ReadonlySet<ModelField> {
  const own = symbol.fields.filter((field) => field.name === name);
  if (own.length > 0) return new Set(own);
  const inherited = directSupers(symbol).flatMap((index) => [
    ...fieldsOf(classes[index]!, name, classes),
  ]);
  return new Set(inherited.filter((field) => isPassedOn(field, symbol, classes)));
}

/** The methods of a name that a class has. Several of one signature only in programs with errors. */
export function methodsOf(
  symbol: ModelClass,
  name: string,
  classes: readonly ModelClass[],
): ReadonlySet<ModelMethod> {
  const own = symbol.methods.filter((method) => method.name === name);
  const above = symbol.superclass === undefined ? undefined : classes[symbol.superclass]!;
  const ofSuperclass = [...(above === undefined ? [] : methodsOf(above, name, classes))].filter(
    (method) => isPassedOn(method, symbol, classes) && !hasSignature(own, method),
  );
  const concrete = ofSuperclass.filter(({ kind }) => kind !== 'abstract' && kind !== 'default');
  const ofInterfaces = symbol.interfaces
    .flatMap((index) => [...methodsOf(classes[index]!, name, classes)])
    .filter(
      (method) =>
        method.kind !== 'static' && !hasSignature(own, method) && !hasSignature(concrete, method),
    );
  const inherited = new Set([...ofSuperclass, ...ofInterfaces]);
  return new Set([
    ...own,
    ...[...inherited].filter((method) => !isOverridden(method, inherited, classes)),
  ]);
}

function hasSignature(methods: readonly ModelMethod[], method: ModelMethod): boolean {
  return methods.some(({ parameters }) => parameters === method.parameters);
}

/** By one that comes from another supertype: a class's own, or a sub-interface's. */
function isOverridden(
  method: ModelMethod,
  by: ReadonlySet<ModelMethod>,
  classes: readonly ModelClass[],
): boolean {
  return [...by].some(
    (other) =>
      other !== method &&
      other.parameters === method.parameters &&
      isBelow(classes[other.owner]!, method.owner, classes),
  );
}

function isBelow(symbol: ModelClass, above: number, classes: readonly ModelClass[]): boolean {
  return directSupers(symbol).some(
    (index) => index === above || isBelow(classes[index]!, above, classes),
  );
}
