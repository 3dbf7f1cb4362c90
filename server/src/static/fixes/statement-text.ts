/**
 * The statement that an access stands in, and statements put into another one: indentation, line ends and
 * comments behind them stay as they are.
 */
import { Kind, Role } from '../../java/syntax/kinds.js';
import { kindOf, parentOf, type NodeIndex } from '../../java/syntax/tree.js';
import { applyEdits, type FixEdit } from './fix.js';
import {
  deeper,
  indentationAt,
  indentationUnit,
  isFirstOnLine,
  lineCount,
  newlineOf,
  withTrailingComment,
} from './layout.js';
import { returnsNothing } from './names-here.js';
import { endOf, startOf, textOfNode, type Spot } from './spot.js';

const BLOCKS: ReadonlySet<Kind> = new Set([
  Kind.block,
  Kind.constructorBody,
  Kind.switchBlockStatementGroup,
]);

/** Roles in which a statement may stand without braces. */
const BARE: ReadonlySet<number> = new Set([Role.body, Role.consequence, Role.alternative]);
const HEADS: ReadonlySet<Kind> = new Set([
  Kind.ifStatement,
  Kind.forStatement,
  Kind.enhancedForStatement,
  Kind.whileStatement,
  Kind.doStatement,
]);

export interface StatementAt {
  readonly node: NodeIndex;
  readonly stands: Standing;
}

/**
 * `bare`: the only one behind `if`, `else`, `for` or `while`, without braces; `lambda`: the expression that
 * a lambda is, of which nothing is expected.
 */
export type Standing = 'block' | 'bare' | 'lambda';

/** Undefined where an expression is all there is: the value of a field, of a lambda that answers. */
export function statementAround(spot: Spot, node: NodeIndex): StatementAt | undefined {
  const { tree, code } = spot;
  for (let at = node; ;) {
    const parent = parentOf(tree, at);
    if (parent === undefined || at === code.body.node) return undefined;
    const kind = kindOf(tree, parent);
    if (BLOCKS.has(kind)) return { node: at, stands: 'block' };
    if (HEADS.has(kind) && BARE.has(tree.role[at]!)) return { node: at, stands: 'bare' };
    if (parent === code.body.node && kind === Kind.lambdaExpression) {
      return returnsNothing(spot) ? { node: at, stands: 'lambda' } : undefined;
    }
    at = parent;
  }
}

export interface Wrapped {
  readonly first: NodeIndex;
  readonly last: NodeIndex;
  readonly stands: Standing;
  /** Without its brace; lines before it stand before the whole. */
  readonly header: string;
  readonly before?: string;
  /** What follows the block: `finally` and this statement. */
  readonly finally?: string;
  /** Other changes within the statements. */
  readonly inner?: readonly Omit<FixEdit, 'path'>[];
}

/** `header { statements }`; undefined where the text around them is laid out in an unusual way. */
export function wrapStatements(spot: Spot, wrapped: Wrapped): FixEdit | undefined {
  const { text, path } = spot;
  const start = startOf(spot, wrapped.first);
  const last = endOf(spot, wrapped.last);
  const end = wrapped.stands === 'lambda' ? last : withTrailingComment(text, last);
  const inner = innerText(text, start, end, wrapped);
  if (inner.includes('"""')) return undefined;
  const layout = { newline: newlineOf(text), unit: indentationUnit(text) };
  if (wrapped.stands !== 'block') return wrapBare(spot, start, end, inner, wrapped, layout);
  const indent = indentationAt(text, start);
  if (!isFirstOnLine(text, start)) return wrapInLine(path, start, end, inner, wrapped);
  return { path, start, end, text: blockText(inner, indent, wrapped, layout) };
}

interface Layout {
  readonly newline: string;
  readonly unit: string;
}

function innerText(text: string, start: number, end: number, { inner = [] }: Wrapped): string {
  const moved = inner.map((edit) => ({
    ...edit,
    start: edit.start - start,
    end: edit.end - start,
  }));
  return applyEdits(text.slice(start, end), moved);
}

function blockText(
  inner: string,
  indent: string,
  { header, before, finally: last }: Wrapped,
  { newline, unit }: Layout,
): string {
  const opening = before === undefined ? '' : `${before}${newline}${indent}`;
  const block = (statements: string) =>
    `{${newline}${indent}${unit}${statements}${newline}${indent}}`;
  const closing = last === undefined ? '' : ` finally ${block(last)}`;
  return `${opening}${header} ${block(deeper(inner, unit))}${closing}`;
}

function wrapInLine(
  path: string,
  start: number,
  end: number,
  inner: string,
  { header, before, finally: last }: Wrapped,
): FixEdit | undefined {
  if (lineCount(inner) > 1 || inner.includes('//')) return undefined;
  const opening = before === undefined ? '' : `${before} `;
  const closing = last === undefined ? '' : ` finally { ${last} }`;
  return { path, start, end, text: `${opening}${header} { ${inner} }${closing}` };
}

/** Gets the braces that it has to have, in the manner of the line that it belongs to. */
function wrapBare(
  { text, path }: Spot,
  start: number,
  end: number,
  inner: string,
  wrapped: Wrapped,
  layout: Layout,
): FixEdit | undefined {
  const from = text.slice(0, start).trimEnd().length;
  if (!/(\)|->|\belse|\bdo)$/.test(text.slice(Math.max(0, from - 5), from))) return undefined;
  if (lineCount(inner) > 1 || inner.includes('//')) return undefined;
  const { newline, unit } = layout;
  const indent = indentationAt(text, from);
  const statement = wrapped.stands === 'lambda' ? `${inner};` : inner;
  const block = blockText(statement, indent + unit, wrapped, layout);
  return {
    path,
    start: from,
    end,
    text: ` {${newline}${indent}${unit}${block}${newline}${indent}}`,
  };
}

/** Lines put before a statement. */
export function insertBefore(spot: Spot, node: NodeIndex, lines: readonly string[]): FixEdit {
  const { text, path } = spot;
  const start = startOf(spot, node);
  const newline = newlineOf(text);
  const indent = isFirstOnLine(text, start) ? indentationAt(text, start) : '';
  const separator = indent === '' && !isFirstOnLine(text, start) ? ' ' : `${newline}${indent}`;
  return { path, start, end: start, text: lines.map((line) => `${line}${separator}`).join('') };
}

export function linesOfNode(spot: Spot, node: NodeIndex): number {
  return lineCount(textOfNode(spot, node));
}
