/**
 * A counter becomes an AtomicInteger or AtomicLong, where updates get lost: the declaration and every place
 * that reads, sets or counts it. Not proposed where one of these cannot be said with its methods, or where
 * code that is not seen may use the field.
 */
import type { Finding } from '../../findings/finding.js';
import type { FieldSymbol } from '../../java/program/symbols.js';
import { Kind, Role } from '../../java/syntax/kinds.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import { childIn, kindOf, parentOf, ROOT, type NodeIndex } from '../../java/syntax/tree.js';
import { isOnlyDeclarator } from './field-text.js';
import { isOneExpression, patternsOf } from './field-uses.js';
import type { Fix, FixContext, FixEdit } from './fix.js';
import { accessNode } from './held-locks.js';
import { importOf } from './imports.js';
import { endOf, spotOfAccess, spotsOfField, startOf, textOfNode, type Spot } from './spot.js';

const ATOMICS: Readonly<Record<string, string>> = { int: 'AtomicInteger', long: 'AtomicLong' };
const HOME = 'java.util.concurrent.atomic';

export function proposeAtomic(context: FixContext, finding: Finding): Fix[] {
  if (finding.rule !== 'data-race') return [];
  const spot = spotOfAccess(context, finding.accesses[0]);
  if (spot === undefined || !('field' in spot.statement)) return [];
  const { field } = spot.statement;
  const atomic = field.type.kind === 'primitive' ? ATOMICS[field.type.name] : undefined;
  if (atomic === undefined || !isOurs(field) || !isCounter(context, field)) return [];
  const declared = declaredAs(context, field, atomic);
  const uses = usesOf(context, field);
  if (declared === undefined || uses === undefined) return [];
  const title = `Make ${field.name} an ${atomic}, and count by its methods`;
  return [{ kind: 'atomic', title, edits: [...declared, ...uses] }];
}

/** Counted somewhere, and nowhere updated in several steps, which would stay several. */
function isCounter(context: FixContext, field: FieldSymbol): boolean {
  const updates = patternsOf(context, field);
  return updates.length > 0 && updates.every(isOneExpression);
}

/** Whatever uses it is among the sources. */
function isOurs({ source, modifiers }: FieldSymbol): boolean {
  if (source === undefined || source.declaration.stale) return false;
  return !hasModifier(modifiers, 'public') && isOnlyDeclarator(source.declaration);
}

function declaredAs(
  context: FixContext,
  field: FieldSymbol,
  atomic: string,
): FixEdit[] | undefined {
  const { file, declaration } = field.source!;
  const { tree, piece, node } = declaration;
  const text = context.textOf(file.path);
  const type = childIn(tree, ROOT, Role.type);
  const name = childIn(tree, node, Role.name);
  if (text === undefined || type === undefined || name === undefined) return undefined;
  const imported = importOf(file, text, `${HOME}.${atomic}`);
  if (imported === undefined) return undefined;
  const value = childIn(tree, node, Role.value);
  const given =
    value === undefined
      ? ''
      : text.slice(piece.start + tree.start[value]!, piece.start + tree.end[value]!);
  const made = `final ${atomic} ${field.name} = new ${atomic}(${given === '0' ? '' : given})`;
  const [start, end] = [piece.start + tree.start[type]!, piece.start + tree.end[node]!];
  return [{ path: file.path, start, end, text: made }, ...imported];
}

/** One edit for each place; undefined if one of them has no like. */
function usesOf(context: FixContext, field: FieldSymbol): FixEdit[] | undefined {
  const nodes = new Map<string, FixEdit | undefined>();
  for (const spot of spotsOfField(context, field)) {
    if (isInitialValue(spot, field)) continue;
    nodes.set(
      `${spot.path} ${startOf(spot, spot.node)} ${endOf(spot, spot.node)}`,
      rewritten(spot),
    );
  }
  const edits = [...nodes.values()];
  const made = edits.filter((edit) => edit !== undefined);
  return made.length < edits.length || overlap(made) ? undefined : made;
}

function isInitialValue({ code, node }: Spot, field: FieldSymbol): boolean {
  return code.member?.declaration === field.source?.declaration && node === code.body.node;
}

function overlap(edits: readonly FixEdit[]): boolean {
  return edits.some((one, at) =>
    edits.some(
      (other, index) =>
        index !== at && one.path === other.path && one.start < other.end && other.start < one.end,
    ),
  );
}

function rewritten(spot: Spot): FixEdit | undefined {
  const access = accessNode(spot);
  if (access === undefined) return undefined;
  const name = textOfNode(spot, access);
  const call = callFor(spot, access);
  if (call === undefined) return undefined;
  return {
    path: spot.path,
    start: startOf(spot, spot.node),
    end: endOf(spot, spot.node),
    text: `${name}.${call}`,
  };
}

function callFor(spot: Spot, access: NodeIndex): string | undefined {
  const { tree, node } = spot;
  switch (kindOf(tree, node)) {
    case Kind.updateExpression:
      return countingCall(spot);
    case Kind.assignmentExpression:
      return assigningCall(spot, access);
    default:
      return 'get()';
  }
}

/** Of a statement of its own the value does not matter. */
function countingCall(spot: Spot): string {
  const text = textOfNode(spot, spot.node);
  const by = text.includes('--') ? 'Decrement' : 'Increment';
  const isAfter = /(\+\+|--)$/.test(text) && !isAlone(spot, spot.node);
  return isAfter ? `getAnd${by}()` : `${by.toLowerCase()}AndGet()`;
}

function isAlone({ tree }: Spot, node: NodeIndex): boolean {
  const parent = parentOf(tree, node);
  return parent !== undefined && kindOf(tree, parent) === Kind.expressionStatement;
}

function assigningCall(spot: Spot, access: NodeIndex): string | undefined {
  const { tree, node, text } = spot;
  const right = childIn(tree, node, Role.right);
  if (right === undefined) return undefined;
  const operator = text.slice(endOf(spot, access), startOf(spot, right)).trim();
  const value = textOfNode(spot, right);
  if (operator === '=') return isAlone(spot, node) ? `set(${value})` : undefined;
  if (operator === '+=') return `addAndGet(${value})`;
  return operator === '-=' ? `addAndGet(-(${value}))` : undefined;
}
