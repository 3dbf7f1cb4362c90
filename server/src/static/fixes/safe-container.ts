/**
 * A list, set or map that several threads use becomes one that is made for it, where the field is declared
 * by an interface and made once: a list or set that copies itself on each change, which suits listeners and
 * what else is read more often than changed, or a concurrent map. Not where an iterator removes, which
 * copies do not allow.
 */
import type { Finding } from '../../findings/finding.js';
import { classOf } from '../../java/ir/class-queries.js';
import type { FieldSymbol } from '../../java/program/symbols.js';
import { Kind, Role } from '../../java/syntax/kinds.js';
import {
  childIn,
  childOfKind,
  childrenOf,
  kindOf,
  type NodeIndex,
} from '../../java/syntax/tree.js';
import { isOnlyDeclarator } from './field-text.js';
import type { Fix, FixContext } from './fix.js';
import { importOf } from './imports.js';
import { fieldAt, spotOfAccess, spotsOfField } from './spot.js';

const HOME = 'java.util.concurrent';

interface Replacement {
  /** What the field is declared as. */
  readonly declared: readonly string[];
  readonly by: string;
}

const LIST = { declared: ['java.util.List', 'java.util.Collection'], by: 'CopyOnWriteArrayList' };
const SET = { declared: ['java.util.Set', 'java.util.Collection'], by: 'CopyOnWriteArraySet' };
const MAP = { declared: ['java.util.Map'], by: 'ConcurrentHashMap' };

/** Those that keep no order of their own. */
const REPLACED: Readonly<Record<string, Replacement>> = {
  ArrayList: LIST,
  LinkedList: LIST,
  HashSet: SET,
  HashMap: MAP,
};

export function proposeContainer(context: FixContext, finding: Finding): Fix[] {
  if (finding.pattern !== 'container') return [];
  const spot = spotOfAccess(context, finding.accesses[0]);
  const field = spot === undefined ? undefined : fieldAt(spot);
  const made = field === undefined ? undefined : creationOf(context, field);
  if (field === undefined || made === undefined || !isMadeOnce(context, field)) return [];
  const { file, declaration } = field.source!;
  const { tree, piece } = declaration;
  const { by } = made.replacement;
  const imported = importOf(file, context.textOf(file.path)!, `${HOME}.${by}`);
  if (imported === undefined) return [];
  const [start, end] = [piece.start + tree.start[made.type]!, piece.start + tree.end[made.type]!];
  const title = `Make ${field.name} a ${by}, which several threads may use`;
  const edits = [{ path: file.path, start, end, text: by }, ...imported];
  return [{ kind: 'container', title, edits }];
}

/** `new ArrayList<>()`, its name and what stands in for it. */
function creationOf(
  context: FixContext,
  { source, type }: FieldSymbol,
): { readonly type: NodeIndex; readonly replacement: Replacement } | undefined {
  if (source === undefined || source.declaration.stale) return undefined;
  const { tree, node, piece } = source.declaration;
  const text = context.textOf(source.file.path);
  const value = childIn(tree, node, Role.value);
  if (text === undefined || value === undefined || !isOnlyDeclarator(source.declaration))
    return undefined;
  if (kindOf(tree, value) !== Kind.objectCreationExpression) return undefined;
  const given = childIn(tree, value, Role.arguments);
  const written = childIn(tree, value, Role.type);
  const isPlain = childOfKind(tree, value, Kind.classBody) === undefined;
  if (given === undefined || written === undefined || !isPlain) return undefined;
  const name = childOfKind(tree, written, Kind.typeIdentifier) ?? written;
  const made = text.slice(piece.start + tree.start[name]!, piece.start + tree.end[name]!);
  const replacement = REPLACED[made];
  const isDeclaredSo = replacement?.declared.includes(classOf(type)?.name ?? '') === true;
  return isDeclaredSo && childrenOf(tree, given).length === 0
    ? { type: name, replacement }
    : undefined;
}

/** Never set to another one, and not changed by iterators. */
function isMadeOnce(context: FixContext, field: FieldSymbol): boolean {
  return spotsOfField(context, field).every(({ statement, code }) => {
    const isInitial = code.member?.declaration === field.source?.declaration;
    if (statement.kind.endsWith('store')) return isInitial;
    return !code.body.statements.some(
      (each) =>
        each.kind === 'call' &&
        each.method?.owner.name === 'java.util.Iterator' &&
        each.method.name === 'remove',
    );
  });
}
