/** The coverage line: what was read, and what of its calls could be resolved, by cause. */
import type { MemberBodies } from '../../java/ir/program-bodies.js';
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
  let ownCalls = 0;
  let ownResolved = 0;
  for (const code of codes.codes) {
    const seen = new Set<number>();
    for (const statement of code.body.statements) {
      if (statement.kind !== 'call' || seen.has(statement.node)) continue;
      seen.add(statement.node);
      const { method, unknown } = statement;
      if (method?.owner.source !== undefined) ownResolved++;
      if (method?.owner.source !== undefined || isOwn(unknown, program)) ownCalls++;
      const first = placeOfNode(code, statement.node);
      if (unknown !== undefined && first !== undefined) countCause(unresolved, unknown, first);
    }
  }
  const list = [...unresolved.values()].sort((a, b) => b.count - a.count);
  return { ownCalls, ownResolved, unresolved: list };
}

/** Its class is of the project, the member is not to be found. */
function isOwn(cause: UnknownCause | undefined, program: Program): boolean {
  if (cause?.why !== 'member-not-found') return false;
  return program.find(cause.owner)?.source !== undefined;
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
