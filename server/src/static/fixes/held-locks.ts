/**
 * Locks as the text shows them: `synchronized` blocks and methods around an access, and `try` whose `finally`
 * unlocks, each as what another piece of code would have to name in order to take the same lock.
 */
import { isStaticField } from '../../java/ir/class-queries.js';
import type { ClassSymbol, FieldSymbol } from '../../java/program/symbols.js';
import { Kind, Role } from '../../java/syntax/kinds.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import {
  childIn,
  childOfKind,
  firstChild,
  kindOf,
  parentOf,
  type NodeIndex,
} from '../../java/syntax/tree.js';
import { classHere, enclosingClasses, fieldHere, isLocalName, thisHere } from './names-here.js';
import { textOfNode, type Spot } from './spot.js';

export type TextLock =
  | { readonly kind: 'object'; readonly class: ClassSymbol }
  | { readonly kind: 'class'; readonly class: ClassSymbol }
  | { readonly kind: 'field'; readonly field: FieldSymbol }
  /** A field with a lock of `java.util.concurrent.locks`, which is taken by its own methods. */
  | { readonly kind: 'lock'; readonly field: FieldSymbol }
  /** The object whose field is touched, whatever it is called. */
  | { readonly kind: 'owner' };

/** From the inside. */
export function locksAround(spot: Spot): TextLock[] {
  const found: TextLock[] = [];
  const { tree, code } = spot;
  for (let at = parentOf(tree, spot.node); at !== undefined; at = parentOf(tree, at)) {
    if (kindOf(tree, at) === Kind.synchronizedStatement) found.push(...locksOf(spot, at));
    if (kindOf(tree, at) === Kind.tryStatement) found.push(...unlockedAfter(spot, at));
    if (at === code.body.node) break;
  }
  const { method, owner } = code.body;
  if (method === undefined || !hasModifier(method.modifiers, 'synchronized')) return found;
  const kind = hasModifier(method.modifiers, 'static') ? 'class' : 'object';
  return [...found, { kind, class: owner }, ...ownerLock(spot, 'this')];
}

function locksOf(spot: Spot, block: NodeIndex): TextLock[] {
  const { tree } = spot;
  const held = childOfKind(tree, block, Kind.parenthesizedExpression);
  const expression = held === undefined ? undefined : firstChild(tree, held);
  if (expression === undefined) return [];
  const named = namedLock(spot, textOfNode(spot, expression));
  return [
    ...(named === undefined ? [] : [named]),
    ...ownerLock(spot, textOfNode(spot, expression)),
  ];
}

/** `lock.lock(); try { … } finally { lock.unlock(); }`; what is locked before is found out when it is tried. */
function unlockedAfter(spot: Spot, statement: NodeIndex): TextLock[] {
  const last = childOfKind(spot.tree, statement, Kind.finallyClause);
  const text = last === undefined ? '' : textOfNode(spot, last);
  const names = [...text.matchAll(/(?<![\w$.)])((?:this\.)?[\w$]+)\.unlock\(\)/g)];
  return names.flatMap(([, name]): TextLock[] => {
    const lock = namedLock(spot, name!);
    return lock?.kind === 'field' ? [{ kind: 'lock', field: lock.field }] : [];
  });
}

function namedLock(spot: Spot, text: string): TextLock | undefined {
  const classes = enclosingClasses(spot).map(({ symbol }) => symbol);
  const [name, part, ...more] = text.split('.');
  if (text === 'this') return { kind: 'object', class: classes[0]! };
  if (more.length > 0) return undefined;
  if (part === 'this' || part === 'class') {
    const symbol = classes.find(({ simpleName }) => simpleName === name);
    if (symbol === undefined) return undefined;
    return { kind: part === 'this' ? 'object' : 'class', class: symbol };
  }
  const field = fieldNamed(spot, part === undefined || name === 'this' ? (part ?? name!) : '');
  return field === undefined ? undefined : { kind: 'field', field };
}

function fieldNamed(spot: Spot, name: string): FieldSymbol | undefined {
  if (isLocalName(spot, name)) return undefined;
  const classes = enclosingClasses(spot).map(({ symbol }) => symbol);
  const field = classes.map(({ fields }) => fields.get(name)).find((each) => each !== undefined);
  return field !== undefined && fieldHere(spot, field) === name ? field : undefined;
}

/** `synchronized (item) { item.count++; }`: whoever has another name for the item locks by that. */
function ownerLock(spot: Spot, text: string): TextLock[] {
  return ownerText(spot) === text ? [{ kind: 'owner' }] : [];
}

/** The object whose field is touched, as it is written; undefined where it is a longer expression. */
function ownerText(spot: Spot): string | undefined {
  const { statement } = spot;
  if (!('field' in statement) || isStaticField(statement.field)) return undefined;
  const access = accessNode(spot);
  if (access === undefined) return undefined;
  const object = childIn(spot.tree, access, Role.object);
  if (object === undefined) return thisHere(spot, statement.field.owner);
  const text = textOfNode(spot, object);
  return /^[\w$]+(\.this)?$/.test(text) ? text : undefined;
}

/** The name or `a.b` that is read or assigned. */
export function accessNode({ tree, node }: Spot): NodeIndex | undefined {
  switch (kindOf(tree, node)) {
    case Kind.identifier:
    case Kind.fieldAccess:
      return node;
    case Kind.assignmentExpression:
      return childIn(tree, node, Role.left);
    case Kind.updateExpression:
      return firstChild(tree, node);
    default:
      return undefined;
  }
}

/** What stands between the parentheses of `synchronized` here, or before `.lock()`, to take this lock. */
export function lockTextHere(spot: Spot, lock: TextLock): string | undefined {
  switch (lock.kind) {
    case 'object':
      return thisHere(spot, lock.class);
    case 'class':
      return classHere(spot, lock.class);
    case 'field':
    case 'lock':
      return fieldHere(spot, lock.field);
    case 'owner':
      return ownerText(spot);
  }
}

export function lockKey(lock: TextLock): string {
  if (lock.kind === 'owner') return 'owner';
  return `${lock.kind} ${'field' in lock ? lock.field.id : lock.class.id}`;
}
