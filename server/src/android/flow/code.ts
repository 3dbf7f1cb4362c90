/**
 * The bodies of a project, lambdas included, as one numbered list, and where each belongs: which code
 * runs for a method, an object's initialisers, a class's static ones.
 */
import { addTo } from '../../base/multi-map.js';
import type { MemberBodies } from '../../java/ir/program-bodies.js';
import type { Body, Constant, StatementIndex, Variable } from '../../java/ir/statements.js';
import type {
  ClassId,
  ClassSymbol,
  MemberSource,
  MethodId,
  MethodSymbol,
} from '../../java/program/symbols.js';
import type { NodeIndex } from '../../java/syntax/tree.js';
import type { Place } from '../origins.js';
import { toPlace } from '../places.js';

declare const brand: unique symbol;
export type CodeId = number & { readonly [brand]: 'code' };

export interface Code {
  readonly id: CodeId;
  /** As it is now: an edit that changes nothing of what others know of it gives it another. */
  readonly body: Body;
  /** The member of a file's class in whose text it stands. */
  readonly member: MemberSource | undefined;
  /** Of a lambda: the code in which it stands. */
  readonly enclosing: Code | undefined;
  /** Those that somebody has asked for, by number: siteOf and localOf. */
  readonly sites: readonly (Site | undefined)[];
  readonly locals: readonly (Local | undefined)[];
}

/** A statement of the project. */
export interface Site {
  readonly code: Code;
  readonly statement: StatementIndex;
}

/** A variable of the project. */
export interface Local {
  readonly code: Code;
  readonly variable: Variable;
}

type Open<Thing> = { -readonly [Key in keyof Thing]: Thing[Key] };

type Asked<Each> = (Each | undefined)[];

/** One object for each statement, which goes with it when the code moves. */
export function siteOf(code: Code, statement: StatementIndex): Site {
  const known = code.sites[statement];
  if (known !== undefined) return known;
  const site = { code, statement };
  const sites = roomIn(code.sites, code.body.statements.length);
  sites[statement] = site;
  (code as Open<Code>).sites = sites;
  return site;
}

/** The same of a variable: who keeps one past an edit keeps this, since numbers are others then. */
export function localOf(code: Code, variable: Variable): Local {
  const known = code.locals[variable];
  if (known !== undefined) return known;
  const local = { code, variable };
  const locals = roomIn(code.locals, code.body.variables.length);
  locals[variable] = local;
  (code as Open<Code>).locals = locals;
  return local;
}

const NONE_ASKED: readonly undefined[] = [];

/** Of most codes nobody asks. */
function roomIn<Each>(asked: readonly (Each | undefined)[], length: number): Asked<Each> {
  return asked.length === 0 ? new Array<Each | undefined>(length) : (asked as Asked<Each>);
}

/** From statements of the body before to those of the body now; undefined for what is not kept. */
export type MovedStatement = (before: StatementIndex) => StatementIndex | undefined;
/**
 * Who looks at bodies: the model, which values are a part of, and points-to. What is the same for the model is so for
 * points-to as well, besides the classes that a body is the first to use.
 */
export type Viewer = 'all' | 'model' | 'values';

/** A code that has got another body. */
export interface Move {
  readonly code: Code;
  /** The body that it had. */
  readonly before: Body;
  readonly statement: MovedStatement;
  readonly variables: MovedVariables;
  /** Who sees the same in it as before (footprint.ts). */
  readonly isSameFor: Viewer;
}

export type OnMove = (move: Move) => void;

/** Pairs of those that are the same. */
export interface MovedVariables {
  readonly before: readonly Variable[];
  readonly now: readonly Variable[];
}

export class CodeTable {
  readonly codes: Code[] = [];
  /** Another after each edit that has who runs what found again. */
  generation = 0;
  readonly #listeners: OnMove[] = [];
  /** By member: its first code. */
  readonly #firsts: number[] = [];
  /** Every class that has code or is declared in a file. */
  readonly classes = new Map<ClassId, ClassSymbol>();
  readonly #byMethod = new Map<MethodId, Code>();
  readonly #byBody = new Map<Body, Code>();
  readonly #owners = new Map<string, Set<ClassSymbol>>();
  readonly #initializers = new Map<ClassId, Code[]>();
  readonly #statics = new Map<ClassId, Code[]>();

  /** Of a table that is no longer asked, codes with the same body and number are taken over. */
  constructor(members: Iterable<MemberBodies>, classes: Iterable<ClassSymbol>, before?: CodeTable) {
    for (const symbol of classes) this.classes.set(symbol.id, symbol);
    for (const { member, bodies } of members) {
      this.#firsts.push(this.codes.length);
      for (const body of bodies) this.#add(body, member, before);
    }
  }

  /** Told of each code that gets another body, so that numbers of statements can be kept right. */
  onMove(listener: OnMove): void {
    this.#listeners.push(listener);
  }

  /** The codes of the k-th member. */
  ofMember(index: number): readonly Code[] {
    return this.codes.slice(this.#firsts[index], this.#firsts[index + 1]);
  }

  /** The members as they stand now, in the same order. */
  place(members: readonly MemberBodies[]): void {
    members.forEach(({ member }, index) => {
      const past = this.#firsts[index + 1] ?? this.codes.length;
      for (let at = this.#firsts[index]!; at < past; at++) {
        (this.codes[at] as Open<Code>).member = member;
      }
    });
  }

  /** Gives a code its body of now. */
  move(move: Move, body: Body): void {
    const { code, before: last, statement: moved, isSameFor } = move;
    if (isSameFor === 'values') this.generation++;
    this.#byBody.delete(last);
    this.#byBody.set(body, code);
    (code as Open<Code>).body = body;
    moveSites(code, moved);
    moveLocals(move);
    for (const listener of this.#listeners) listener(move);
  }

  method(id: MethodId): Code | undefined {
    return this.#byMethod.get(id);
  }

  /** The classes that have code for a method of this name, not inherited. */
  ownersOf(name: string): readonly ClassSymbol[] {
    return [...(this.#owners.get(name) ?? [])];
  }

  ofBody(body: Body): Code | undefined {
    return this.#byBody.get(body);
  }

  initializers(symbol: ClassSymbol): readonly Code[] {
    return this.#initializers.get(symbol.id) ?? [];
  }

  staticInitializers(symbol: ClassSymbol): readonly Code[] {
    return this.#statics.get(symbol.id) ?? [];
  }

  #add(root: Body, member: MemberSource | undefined, before: CodeTable | undefined): void {
    const waiting: { body: Body; enclosing: Code | undefined }[] = [
      { body: root, enclosing: undefined },
    ];
    for (const { body, enclosing } of waiting) {
      const id = this.codes.length as CodeId;
      const known = before?.codes[id];
      const isKnown = known?.body === body && known.enclosing === enclosing;
      const code: Code = isKnown ? known : newCode(id, body, member, enclosing);
      (code as Open<Code>).member = member;
      this.codes.push(code);
      this.#index(code);
      for (const lambda of body.lambdas) waiting.push({ body: lambda, enclosing: code });
    }
  }

  #addMethod({ id, name, owner }: MethodSymbol, code: Code): void {
    this.#byMethod.set(id, code);
    const owners = this.#owners.get(name);
    if (owners === undefined) this.#owners.set(name, new Set([owner]));
    else owners.add(owner);
  }

  #index(code: Code): void {
    const { body } = code;
    this.classes.set(body.owner.id, body.owner);
    this.#byBody.set(body, code);
    if (body.method !== undefined) this.#addMethod(body.method, code);
    if (body.kind === 'initializer') addTo(this.#initializers, body.owner.id, code);
    if (body.kind === 'static-initializer') addTo(this.#statics, body.owner.id, code);
  }
}

function newCode(
  id: CodeId,
  body: Body,
  member: MemberSource | undefined,
  enclosing: Code | undefined,
): Code {
  return { id, body, member, enclosing, sites: NONE_ASKED, locals: NONE_ASKED };
}

function moveSites(code: Code, moved: MovedStatement): void {
  const before = code.sites;
  if (before.length === 0) return;
  const sites = new Array<Site | undefined>(code.body.statements.length);
  before.forEach((site: Open<Site> | undefined, last) => {
    const statement = site && moved(last as StatementIndex);
    if (statement === undefined) return;
    site!.statement = statement;
    sites[statement] = site;
  });
  (code as Open<Code>).sites = sites;
}

function moveLocals({ code, variables: { before, now } }: Move): void {
  const known: readonly (Open<Local> | undefined)[] = code.locals;
  if (known.length === 0) return;
  const locals = new Array<Local | undefined>(code.body.variables.length);
  before.forEach((last, at) => {
    const local = known[last];
    if (local === undefined) return;
    local.variable = now[at]!;
    locals[local.variable] = local;
  });
  (code as Open<Code>).locals = locals;
}

/** The text of a node; of the class's name for what the compiler adds. */
export function placeOfNode({ body, member }: Code, node: NodeIndex): Place | undefined {
  if (member === undefined || node >= body.tree.length) return placeOfClass(body.owner);
  const { file, declaration } = member;
  const start = declaration.piece.start + body.tree.start[node]!;
  const end = declaration.piece.start + body.tree.end[node]!;
  return toPlace(file.path, file.lineStarts, { start, end });
}

export function placeOfSite({ code, statement }: Site): Place | undefined {
  const node = code.body.statements[statement]?.node;
  return node === undefined ? undefined : placeOfNode(code, node);
}

/** Of the class's name. A class in a body counts from the piece of the member that it stands in. */
export function placeOfClass(symbol: ClassSymbol): Place | undefined {
  const { source } = symbol;
  if (source === undefined) return undefined;
  const { nameAt, extent } = source.declaration;
  const offset = pieceStart(symbol);
  const at = nameAt.end > nameAt.start ? nameAt : { start: extent.start, end: extent.start };
  const shifted = { start: at.start + offset, end: at.end + offset };
  return toPlace(source.file.path, source.file.lineStarts, shifted);
}

/** What the offsets of a class's declaration are counted from: the file, or the piece around it. */
function pieceStart(symbol: ClassSymbol): number {
  let offset = 0;
  for (let at: ClassSymbol | undefined = symbol; at !== undefined; at = at.outer) {
    const enclosing = at.source?.enclosing;
    if (enclosing !== undefined) offset = enclosing.declaration.piece.start;
  }
  return offset;
}

/** What the program wrote there; undefined for a value that is computed. */
export function constantOf({ body }: Code, variable: Variable | undefined): Constant | undefined {
  return variable === undefined ? undefined : body.variables[variable]?.constant;
}

/** The place of a parameter, `this` not counted. */
export function placeOfParameter(code: Pick<Code, 'body'>, variable: Variable): number | undefined {
  for (let place = 0; ; place++) {
    const parameter = parameterOf(code, place);
    if (parameter === undefined) return undefined;
    if (parameter === variable) return place;
  }
}

/** The variable of the k-th parameter, `this` not counted. */
export function parameterOf({ body }: Pick<Code, 'body'>, index: number): Variable | undefined {
  const [first] = body.parameters;
  const hasThis = first !== undefined && body.variables[first]?.kind === 'this';
  return body.parameters[index + (hasThis ? 1 : 0)];
}

/** The variable of the enclosing code that a lambda took along as this. */
export function capturedFrom({ body, enclosing }: Code, variable: Variable): Variable | undefined {
  const place = body.captured.indexOf(variable);
  for (const statement of enclosing?.body.statements ?? []) {
    if (statement.kind === 'closure' && statement.function.body === body) {
      return statement.function.captured[place];
    }
  }
  return undefined;
}

/** Is it the object whose code it is, not one around it? */
export function isThis(variable: Variable | undefined, { body }: Pick<Code, 'body'>): boolean {
  const known = variable === undefined ? undefined : body.variables[variable];
  return known?.kind === 'this' || (known?.kind === 'captured' && known.name === 'this');
}
