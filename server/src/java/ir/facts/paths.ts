/**
 * What a variable stands for, as an expression over the program's own variables and fields: the tested
 * value of `if (this.task != null)` is `this.task`, not a temporary. Intermediate values are followed
 * to what they were loaded, called or computed from; a local of the program is an end, since it has a
 * life of its own. Equal paths are the same object.
 */
import type { FieldSymbol, MethodSymbol } from '../../program/symbols.js';
import { BodyNotes } from '../body-notes.js';
import type { Body, Constant, Statement, Variable } from '../statements.js';

export type Path = { readonly id: number; readonly mentions: Mentions } & (
  | { readonly kind: 'variable'; readonly variable: Variable }
  | { readonly kind: 'constant'; readonly constant: Constant }
  | { readonly kind: 'field'; readonly object: Path; readonly field: FieldSymbol }
  | { readonly kind: 'static'; readonly field: FieldSymbol }
  | { readonly kind: 'element'; readonly array: Path; readonly index: Path }
  /** `method` is undefined where it could not be resolved. */
  | {
      readonly kind: 'call';
      readonly method: MethodSymbol | undefined;
      readonly name: string;
      readonly receiver: Path | undefined;
      readonly arguments: readonly Path[];
    }
  | { readonly kind: 'compute'; readonly operator: string; readonly from: readonly Path[] }
);

/** What a path depends on: an assignment to one of these ends what is known of it. */
export interface Mentions {
  readonly variables: ReadonlySet<Variable>;
  readonly fields: ReadonlySet<number>;
  readonly elements: boolean;
}

/** Longer ones end at a temporary. */
const LONGEST = 8;

/** Without its number; `Omit` over each kind. */
type NewPath<P = Path> = P extends Path ? Omit<P, 'id' | 'mentions'> : never;

const known = new BodyNotes<Paths>();

export function pathsOf(body: Body): Paths {
  let paths = known.get(body);
  if (paths === undefined) known.set(body, (paths = new Paths(body)));
  return paths;
}

export class Paths {
  readonly all: Path[] = [];
  #byKey: Map<string, Path> | undefined;
  readonly #ofVariable: (Path | undefined)[] = [];
  /** The one statement that assigns a variable; undefined if there are several or none. */
  readonly definitions: readonly (Statement | undefined)[];

  constructor(readonly body: Body) {
    this.definitions = findDefinitions(body);
  }

  /** The path of a value; of an intermediate one that is nothing else, the variable itself. */
  of(variable: Variable): Path {
    return (this.#ofVariable[variable] ??= this.#trace(variable, 0) ?? this.variable(variable));
  }

  variable(variable: Variable): Path {
    const { constant } = this.body.variables[variable]!;
    if (constant !== undefined) return this.#intern({ kind: 'constant', constant });
    return this.#intern({ kind: 'variable', variable });
  }

  field(object: Path, field: FieldSymbol): Path {
    return this.#intern({ kind: 'field', object, field });
  }

  static(field: FieldSymbol): Path {
    return this.#intern({ kind: 'static', field });
  }

  element(array: Path, index: Path): Path {
    return this.#intern({ kind: 'element', array, index });
  }

  /** What a statement read, if it can be said by a path. */
  source(statement: Statement): Path | undefined {
    return this.#source(statement, 0);
  }

  /** Is it said by something else than the variable itself? */
  isTraced(variable: Variable): boolean {
    return this.of(variable) !== this.variable(variable);
  }

  #trace(variable: Variable, depth: number): Path | undefined {
    const { kind } = this.body.variables[variable]!;
    if (kind !== 'temporary' || depth > LONGEST) return undefined;
    const definition = this.definitions[variable];
    return definition === undefined ? undefined : this.#source(definition, depth + 1);
  }

  #source(statement: Statement, depth: number): Path | undefined {
    const path = (variable: Variable): Path =>
      this.#trace(variable, depth) ?? this.variable(variable);
    switch (statement.kind) {
      case 'copy':
        return path(statement.from);
      case 'load':
        return this.field(path(statement.object), statement.field);
      case 'static-load':
        return this.static(statement.field);
      case 'array-load':
        return this.element(path(statement.array), path(statement.index));
      case 'call': {
        const { method, name } = statement;
        const receiver = statement.receiver === undefined ? undefined : path(statement.receiver);
        const given = statement.arguments.map(path);
        return this.#intern({ kind: 'call', method, name, receiver, arguments: given });
      }
      case 'compute':
        return this.#intern({
          kind: 'compute',
          operator: statement.operator,
          from: statement.from.map(path),
        });
      default:
        return undefined;
    }
  }

  #intern(path: NewPath): Path {
    const key = keyOf(path);
    const byKey = (this.#byKey ??= new Map<string, Path>());
    const known = byKey.get(key);
    if (known !== undefined) return known;
    const added = { ...path, id: this.all.length, mentions: mentionsOf(path) } as Path;
    this.all.push(added);
    byKey.set(key, added);
    return added;
  }
}

/** The variables that a statement's path is made of. */
export function operandsOf(statement: Statement): readonly Variable[] {
  switch (statement.kind) {
    case 'copy':
      return [statement.from];
    case 'load':
      return [statement.object];
    case 'array-load':
      return [statement.array, statement.index];
    case 'call':
      return statement.receiver === undefined
        ? statement.arguments
        : [statement.receiver, ...statement.arguments];
    case 'compute':
      return statement.from;
    default:
      return [];
  }
}

function findDefinitions({ statements, variables }: Body): readonly (Statement | undefined)[] {
  const definitions = new Array<Statement | undefined>(variables.length).fill(undefined);
  const counts = new Uint8Array(variables.length);
  for (const statement of statements) {
    const to = 'to' in statement ? statement.to : undefined;
    if (to === undefined) continue;
    definitions[to] = counts[to] === 0 ? statement : undefined;
    counts[to] = 1;
  }
  return definitions;
}

function keyOf(path: NewPath): string {
  switch (path.kind) {
    case 'variable':
      return `v${path.variable}`;
    case 'constant': {
      const { constant } = path;
      return constant.kind === 'string' ? `"${constant.text}` : `c${constantKey(constant)}`;
    }
    case 'field':
      return `f${path.object.id}.${path.field.id}`;
    case 'static':
      return `s${path.field.id}`;
    case 'element':
      return `e${path.array.id}.${path.index.id}`;
    case 'call': {
      const given = path.arguments.map(({ id }) => id).join();
      return `m${path.method?.id ?? path.name} ${path.receiver?.id ?? ''}(${given})`;
    }
    case 'compute':
      return `o${path.operator} ${path.from.map(({ id }) => id).join()}`;
  }
}

function constantKey(constant: Constant): string {
  if (constant.kind === 'null') return 'null';
  if (constant.kind !== 'class') return `${constant.kind} ${constant.text}`;
  return constant.class.kind === 'class' ? `class ${constant.class.class.id}` : 'class';
}

function mentionsOf(path: NewPath): Mentions {
  switch (path.kind) {
    case 'variable':
      return { variables: new Set([path.variable]), fields: new Set(), elements: false };
    case 'constant':
      return joined([]);
    case 'field':
      return joined([path.object], path.field.id);
    case 'static':
      return joined([], path.field.id);
    case 'element':
      return { ...joined([path.array, path.index]), elements: true };
    case 'call':
      return joined(
        path.receiver === undefined ? path.arguments : [path.receiver, ...path.arguments],
      );
    case 'compute':
      return joined(path.from);
  }
}

function joined(parts: readonly Path[], field?: number): Mentions {
  const variables = new Set<Variable>();
  const fields = new Set<number>(field === undefined ? [] : [field]);
  for (const { mentions } of parts) {
    for (const variable of mentions.variables) variables.add(variable);
    for (const each of mentions.fields) fields.add(each);
  }
  return { variables, fields, elements: parts.some(({ mentions }) => mentions.elements) };
}
