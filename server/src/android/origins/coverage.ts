/** The coverage line: what was read, and what of its calls could be resolved, by cause. */
import type { MemberBodies } from '../../java/ir/program-bodies.js';
import type { Call } from '../../java/ir/statements.js';
import type { Program } from '../../java/program/program.js';
import type { UnknownCause } from '../../java/program/symbols.js';
import { placeOfNode, type CodeTable } from '../flow/code.js';
import type { Coverage, Place } from '../origins.js';

export interface CoverageInputs {
  readonly program: Program;
  readonly codes: CodeTable;
  readonly members: readonly MemberBodies[];
  readonly skipped: Coverage['skipped'];
}

interface Unresolved {
  readonly why: string;
  readonly name: string;
  count: number;
  readonly first: Place;
}

export function measureCoverage({ program, codes, members, skipped }: CoverageInputs): Coverage {
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
  };
}

/** From the statements: a call that a finally repeats counts once, by its node. */
function countOwn(
  program: Program,
  codes: CodeTable,
): Pick<Coverage, 'ownCalls' | 'ownResolved' | 'unresolved'> {
  const unresolved = new Map<string, Unresolved>();
  const names = ownMethodNames(codes);
  let ownCalls = 0;
  let ownResolved = 0;
  for (const code of codes.codes) {
    const seen = new Set<number>();
    for (const statement of code.body.statements) {
      if (statement.kind !== 'call' || seen.has(statement.node)) continue;
      seen.add(statement.node);
      const { method, unknown } = statement;
      const isResolved = method?.owner.source !== undefined;
      if (isResolved) ownResolved++;
      if (isResolved || mayBeOwn(statement, names, program)) ownCalls++;
      const first = unknown && placeOfNode(code, statement.node);
      if (unknown !== undefined && first !== undefined) countCause(unresolved, unknown, first);
    }
  }
  const list = [...unresolved.values()].sort((a, b) => b.count - a.count);
  return { ownCalls, ownResolved, unresolved: list };
}

/**
 * A call that was not resolved, on a class of the project, or by a name that the project declares:
 * whether it is the project's nobody knows, so it counts as missed.
 */
function mayBeOwn(call: Call, names: ReadonlySet<string>, program: Program): boolean {
  const { method, unknown, name } = call;
  if (method !== undefined || unknown === undefined) return false;
  if (names.has(name)) return true;
  return unknown.why === 'member-not-found' && program.find(unknown.owner)?.source !== undefined;
}

function ownMethodNames({ classes }: CodeTable): Set<string> {
  const names = new Set<string>();
  for (const { source, methods } of classes.values()) {
    if (source === undefined) continue;
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
