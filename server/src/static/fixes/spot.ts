/**
 * A statement of the program and the text that it was made of: from the access of a finding to the nodes
 * around it. Nothing is found in text that is broken, or that a trace alone has shown.
 */
import type { Code } from '../../android/flow/code.js';
import type { FindingAccess } from '../../findings/finding.js';
import type { Body, Statement, StatementIndex, Variable } from '../../java/ir/statements.js';
import type { FieldSymbol } from '../../java/program/symbols.js';
import type { NodeIndex, SyntaxTree } from '../../java/syntax/tree.js';
import { spanOfSite } from '../report/spans.js';
import type { FixContext } from './fix.js';

export interface Spot {
  readonly code: Code;
  readonly index: StatementIndex;
  readonly statement: Statement;
  readonly node: NodeIndex;
  readonly tree: SyntaxTree;
  readonly path: string;
  /** Of the whole file. */
  readonly text: string;
  /** Where the tree's offsets begin in it. */
  readonly base: number;
}

const READS: ReadonlySet<string> = new Set(['load', 'static-load', 'array-load', 'call']);
const WRITES: ReadonlySet<string> = new Set(['store', 'static-store', 'array-store', 'call']);

export function spotOfAccess(context: FixContext, access: FindingAccess): Spot | undefined {
  const { place, kind } = access;
  if (place?.frame !== 0) return undefined;
  const kinds = kind === 'read' ? READS : WRITES;
  const there = spotsIn(context, place.path).filter((spot) => {
    if (!kinds.has(spot.statement.kind)) return false;
    const span = spanOfSite({ code: spot.code, statement: spot.index });
    return span?.line === place.line && span.column === place.column;
  });
  // A name may be several loads: that of the object around, then that of its field.
  return (
    there.find((spot) => isOf(spot, access.field)) ??
    there.find(({ statement }) => !('field' in statement))
  );
}

function isOf({ statement }: Spot, field: string): boolean {
  if (!('field' in statement)) return false;
  const { owner, name } = statement.field;
  return `${owner.name}.${name}` === field;
}

/** Every statement of a file that stands in its text as it was read. */
export function spotsIn(context: FixContext, path: string): Spot[] {
  const text = context.textOf(path);
  if (text === undefined) return [];
  return context.codes.codes
    .filter(({ member }) => member?.file.path === path && !member.declaration.stale)
    .flatMap((code) => spotsOfCode(code, text));
}

export function spotsOfCode(code: Code, text: string): Spot[] {
  const { tree, statements } = code.body;
  const { file, declaration } = code.member!;
  return statements.flatMap((statement, index) => {
    const { node } = statement;
    if (node >= tree.length) return [];
    const at = { code, index: index as StatementIndex, statement, node, tree };
    return [{ ...at, path: file.path, text, base: declaration.piece.start }];
  });
}

/** Everywhere in the program where a field is read or written. */
export function spotsOfField(context: FixContext, field: FieldSymbol): Spot[] {
  const codes = context.codes.codes.filter(({ body }) =>
    body.statements.some((statement) => 'field' in statement && statement.field.id === field.id),
  );
  return codes.flatMap((code) => {
    const text = code.member === undefined ? undefined : context.textOf(code.member.file.path);
    if (text === undefined || code.member!.declaration.stale) return [];
    return spotsOfCode(code, text).filter(
      ({ statement }) => 'field' in statement && statement.field.id === field.id,
    );
  });
}

/** The field that is touched; of an element, the field that holds the array or container. */
export function fieldAt({ statement, code: { body } }: Spot): FieldSymbol | undefined {
  switch (statement.kind) {
    case 'load':
    case 'store':
    case 'static-load':
    case 'static-store':
      return statement.field;
    case 'array-load':
    case 'array-store':
      return fieldHeldBy(body, statement.array);
    case 'call':
      return fieldHeldBy(body, statement.receiver);
    default:
      return undefined;
  }
}

/** The field that a variable was loaded from, where that is the only thing that it is. */
export function fieldHeldBy(body: Body, variable: Variable | undefined): FieldSymbol | undefined {
  if (variable === undefined) return undefined;
  const set = body.statements.filter((each) => 'to' in each && each.to === variable);
  const [only] = set;
  if (set.length !== 1 || only === undefined) return undefined;
  return only.kind === 'load' || only.kind === 'static-load' ? only.field : undefined;
}

export function startOf({ base, tree }: Spot, node: NodeIndex): number {
  return base + tree.start[node]!;
}

export function endOf({ base, tree }: Spot, node: NodeIndex): number {
  return base + tree.end[node]!;
}

export function textOfNode(spot: Spot, node: NodeIndex): string {
  return spot.text.slice(startOf(spot, node), endOf(spot, node));
}

export function isWithin(tree: SyntaxTree, node: NodeIndex, outer: NodeIndex): boolean {
  return node >= outer && node < tree.past[outer]!;
}
