/** The coverage line: what was read, and what of its calls could be resolved, by cause. */
import { BodyNotes } from '../../java/ir/body-notes.js';
import type { MemberBodies } from '../../java/ir/program-bodies.js';
import { getOrMake } from '../../base/multi-map.js';
import type { Body, Call, Statement } from '../../java/ir/statements.js';
import type { Program } from '../../java/program/program.js';
import type { ClassSymbol, UnknownCause } from '../../java/program/symbols.js';
import { placeOfNode, type CodeTable } from '../flow/code.js';
import type { Coverage, Place } from '../origins.js';

export interface CoverageInputs {
  readonly program: Program;
  readonly codes: CodeTable;
  readonly members: readonly MemberBodies[];
  readonly skipped: Coverage['skipped'];
  readonly limits: Coverage['limits'];
}

interface Unresolved {
  readonly why: string;
  readonly name: string;
  count: number;
  readonly first: Place;
}

export function measureCoverage(inputs: CoverageInputs): Coverage {
  const { program, codes, members, skipped, limits } = inputs;
  const files = [...program.files];
  let calls = 0;
  let resolved = 0;
  for (const { counts } of members) {
    calls += counts.calls;
    resolved += counts.resolved;
  }
  return {
    files: files.length,
    lines: files.reduce((sum, { lines }) => sum + lines, 0),
    classes: codes.classes.size,
    methods: codes.codes.filter(({ body }) => body.method !== undefined).length,
    calls,
    resolved,
    ...countOwn(program, codes),
    skipped,
    limits,
  };
}

type CallStatement = Extract<Statement, { kind: 'call' }>;

/** The calls of a body: how many are the project's for sure, and those that could not be resolved. */
interface CountedCalls {
  readonly own: number;
  readonly unknown: readonly CallStatement[];
}

const COUNTED = new BodyNotes<CountedCalls>();

function countCalls(body: Body): CountedCalls {
  const calls = callsByNode(body);
  return {
    own: calls.filter(({ method }) => method?.owner.source !== undefined).length,
    unknown: calls.filter(({ unknown }) => unknown !== undefined),
  };
}

/** A call that a finally repeats counts once, by its node. */
function callsByNode({ statements }: Body): CallStatement[] {
  const calls = new Map<number, CallStatement>();
  for (const statement of statements) {
    if (statement.kind === 'call' && !calls.has(statement.node))
      calls.set(statement.node, statement);
  }
  return [...calls.values()];
}

function countOwn(
  program: Program,
  codes: CodeTable,
): Pick<Coverage, 'ownCalls' | 'ownResolved' | 'unresolved'> {
  const unresolved = new Map<string, Unresolved>();
  const own = ownNames(codes);
  let missed = 0;
  let ownResolved = 0;
  for (const code of codes.codes) {
    const counted = getOrMake(COUNTED, code.body, () => countCalls(code.body));
    ownResolved += counted.own;
    for (const statement of counted.unknown) {
      if (mayBeOwn(statement, own, program)) missed++;
      const first = placeOfNode(code, statement.node);
      if (first !== undefined) countCause(unresolved, statement.unknown!, first);
    }
  }
  const list = [...unresolved.values()].sort((a, b) => b.count - a.count);
  return { ownCalls: ownResolved + missed, ownResolved, unresolved: list };
}

/**
 * A call that was not resolved, on a class of the project, or by a name that the project declares:
 * whether it is the project's nobody knows, so it counts as missed. What is called on a class of a
 * library, that is not found or has several such methods, is not the project's.
 */
function mayBeOwn({ method, unknown, name }: Call, own: OwnNames, program: Program): boolean {
  if (method !== undefined || unknown === undefined) return false;
  const owner = ownerIn(unknown);
  if (owner !== undefined && program.find(owner)?.source !== undefined) return true;
  return own.methods.has(name) && (owner === undefined || isOfProject(owner, own.packages));
}

/** The class that the method is looked for in, or that the chain of calls begins with. */
function ownerIn(unknown: UnknownCause): string | undefined {
  switch (unknown.why) {
    case 'class-not-found':
      return unknown.name;
    case 'receiver-unknown':
      return unknown.missing;
    case 'member-not-found':
    case 'ambiguous':
      return unknown.owner;
    default:
      return undefined;
  }
}

/** By its package, or one around it; a name without a package is of the file's own. */
function isOfProject(className: string, packages: ReadonlySet<string>): boolean {
  const parts = className.split('.').slice(0, -1);
  return (
    parts.length === 0 || parts.some((_, end) => packages.has(parts.slice(0, end + 1).join('.')))
  );
}

interface OwnNames {
  readonly methods: ReadonlySet<string>;
  readonly packages: ReadonlySet<string>;
}

function ownNames({ classes }: CodeTable): OwnNames {
  const own = [...classes.values()].filter(({ source }) => source !== undefined);
  return { methods: methodNames(own), packages: new Set(own.map((symbol) => symbol.package)) };
}

function methodNames(classes: readonly ClassSymbol[]): Set<string> {
  const names = new Set<string>();
  for (const { methods } of classes) {
    for (const name of methods.keys()) if (name !== '<init>') names.add(name);
  }
  return names;
}

function countCause(
  into: Map<string, Unresolved>,
  { why, name }: UnknownCause,
  first: Place,
): void {
  const known = into.get(`${why} ${name}`);
  if (known === undefined) into.set(`${why} ${name}`, { why, name, count: 1, first });
  else known.count++;
}
