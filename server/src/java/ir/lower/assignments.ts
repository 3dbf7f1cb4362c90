/**
 * Assignments and counting (JLS 15.26, 15.14.2, 15.15.1). `x.f += y` and `x.f++` are a load, a compute
 * and a store at the same node, which is how a lost update is told.
 */
import type { FieldSymbol } from '../../program/symbols.js';
import type { Type } from '../../program/types.js';
import { INT } from '../../program/types.js';
import { Kind, Role } from '../../syntax/kinds.js';
import { childIn, firstChild, kindOf, type NodeIndex } from '../../syntax/tree.js';
import { isStaticField } from '../class-queries.js';
import type { Variable } from '../statements.js';
import { lowerReceiver } from './chains.js';
import { withoutParentheses } from './parentheses.js';
import type { Lowering } from './lowering.js';
import { fieldObject, loadField, superObject } from './names.js';

/** Something that can be read and assigned, its parts evaluated already. */
type Place =
  | { readonly kind: 'variable'; readonly variable: Variable }
  | { readonly kind: 'field'; readonly object: Variable | undefined; readonly field: FieldSymbol }
  | { readonly kind: 'element'; readonly array: Variable; readonly index: Variable }
  /** Made of these values. */
  | { readonly kind: 'unknown'; readonly from: readonly Variable[] };

const UNKNOWN_PLACE: Place = { kind: 'unknown', from: [] };

export function lowerAssignment(lowering: Lowering, node: NodeIndex): Variable {
  const { tree } = lowering.context;
  const left = childIn(tree, node, Role.left);
  const right = childIn(tree, node, Role.right);
  if (left === undefined || right === undefined) return lowering.unknown(node);
  const place = lowerPlace(lowering, left, tree.past[node]!);
  const operator = lowering.context.text(node);
  if (operator === '=') return assign(lowering, node, place, lowering.expression(right));
  const before = read(lowering, node, place, lowering.context.typeAt(left));
  const old = lowering.settled(before, node, right, tree.past[right]!);
  const by = lowering.expression(right);
  const type = lowering.context.typeAt(node);
  return assign(
    lowering,
    node,
    place,
    lowering.compute(node, operator.slice(0, -1), [old, by], type),
  );
}

/** `isUsed`: of `x++` the old value is wanted. */
export function lowerUpdate(lowering: Lowering, node: NodeIndex, isUsed: boolean): Variable {
  const { tree } = lowering.context;
  const operand = firstChild(tree, node);
  if (operand === undefined) return lowering.unknown(node);
  const place = lowerPlace(lowering, withoutParentheses(lowering, operand), tree.past[node]!);
  const operator = lowering.context.text(node);
  const type = lowering.context.typeAt(operand);
  let before = read(lowering, node, place, type);
  const isAfter = operator.startsWith('_');
  if (isUsed && isAfter && place.kind === 'variable') {
    const old = lowering.temporary(type);
    lowering.copy(node, old, before);
    before = old;
  }
  const one = lowering.constant({ kind: 'number', text: '1' }, INT);
  const sign = operator.includes('-') ? '-' : '+';
  const after = assign(lowering, node, place, lowering.compute(node, sign, [before, one], type));
  return isAfter ? before : after;
}

/** `past`: where what is lowered after it ends. */
function lowerPlace(lowering: Lowering, node: NodeIndex, past: number): Place {
  const { tree } = lowering.context;
  switch (kindOf(tree, node)) {
    case Kind.identifier:
      return lowerName(lowering, node);
    case Kind.fieldAccess:
      return lowerFieldPlace(lowering, node, past);
    case Kind.arrayAccess: {
      const array = childIn(tree, node, Role.array);
      const index = childIn(tree, node, Role.index);
      if (array === undefined || index === undefined) return UNKNOWN_PLACE;
      const held = lowering.settled(lowering.expression(array), array, index, past);
      const at = lowering.settled(lowering.expression(index), index, tree.past[index]!, past);
      return { kind: 'element', array: held, index: at };
    }
    default:
      lowering.effect(node);
      return UNKNOWN_PLACE;
  }
}

function lowerName(lowering: Lowering, node: NodeIndex): Place {
  const target = lowering.context.targetAt(node);
  if (target?.kind === 'local') {
    return { kind: 'variable', variable: lowering.local(target.variable, node) };
  }
  if (target?.kind !== 'field') return UNKNOWN_PLACE;
  const object = fieldObject(lowering, node, target.field);
  return { kind: 'field', object, field: target.field };
}

function lowerFieldPlace(lowering: Lowering, node: NodeIndex, past: number): Place {
  const target = lowering.context.targetAt(node);
  const receiver = lowerReceiver(lowering, node);
  if (target?.kind !== 'field') {
    return { kind: 'unknown', from: receiver === undefined ? [] : [receiver] };
  }
  const { field } = target;
  if (isStaticField(field)) return { kind: 'field', object: undefined, field };
  const object = receiver ?? superObject(lowering, node);
  if (object === undefined) return UNKNOWN_PLACE;
  const settled = lowering.settled(object, node, lowering.context.tree.past[node]!, past);
  return { kind: 'field', object: settled, field };
}

function read(lowering: Lowering, node: NodeIndex, place: Place, type: Type): Variable {
  switch (place.kind) {
    case 'variable':
      return place.variable;
    case 'field':
      return loadField(lowering, node, place.object, place.field);
    case 'element': {
      const to = lowering.temporary(type);
      const { array, index } = place;
      lowering.flow.emitThrowing({ kind: 'array-load', to, array, index, node });
      return to;
    }
    case 'unknown':
      return lowering.unknown(node, place.from);
  }
}

/** The value of the assignment. */
function assign(lowering: Lowering, node: NodeIndex, place: Place, from: Variable): Variable {
  switch (place.kind) {
    case 'variable':
      lowering.copy(node, place.variable, from);
      return place.variable;
    case 'field':
      storeField(lowering, node, place.object, place.field, from);
      return from;
    case 'element': {
      const { array, index } = place;
      lowering.flow.emitThrowing({ kind: 'array-store', array, index, from, node });
      return from;
    }
    case 'unknown':
      lowering.unknown(node, [...place.from, from]);
      return from;
  }
}

export function storeField(
  lowering: Lowering,
  node: NodeIndex,
  object: Variable | undefined,
  field: FieldSymbol,
  from: Variable,
): void {
  if (isStaticField(field)) lowering.flow.emit({ kind: 'static-store', field, from, node });
  else if (object !== undefined) lowering.store(node, object, field, from);
  else lowering.unknown(node, [from]);
}
