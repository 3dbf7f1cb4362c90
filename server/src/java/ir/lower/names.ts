/** Names and field accesses as values: locals, fields, `this` and outer instances (JLS 6.5, 15.11). */
import type { ClassSymbol, FieldSymbol } from '../../program/symbols.js';
import { INT, rawType } from '../../program/types.js';
import { Kind, Role } from '../../syntax/kinds.js';
import { childIn, childOfKind, kindOf, type NodeIndex } from '../../syntax/tree.js';
import { inheritsFrom, isStaticField } from '../class-queries.js';
import { outerInstanceField } from '../hidden-fields.js';
import { ARRAY_LENGTH, type Variable } from '../statements.js';
import type { Lowering } from './lowering.js';

export function lowerIdentifier(lowering: Lowering, node: NodeIndex): Variable {
  const target = lowering.context.targetAt(node);
  switch (target?.kind) {
    case 'local':
      return lowering.local(target.variable, node);
    case 'field':
      return loadField(lowering, node, fieldObject(lowering, node, target.field), target.field);
    default:
      return lowering.unknown(node);
  }
}

export function lowerThis(lowering: Lowering, node: NodeIndex): Variable {
  return lowering.thisVariable() ?? lowering.unknown(node);
}

/** `object` is undefined where a type or `super` stands before the dot. */
export function lowerFieldAccess(
  lowering: Lowering,
  node: NodeIndex,
  object: Variable | undefined,
): Variable {
  const { context } = lowering;
  const { tree } = context;
  const name = childIn(tree, node, Role.field);
  if (name !== undefined && kindOf(tree, name) === Kind.this) return qualifiedThis(lowering, node);
  const target = context.targetAt(node);
  if (target?.kind === 'length' && object !== undefined) {
    return lowering.compute(node, ARRAY_LENGTH, [object], INT);
  }
  if (target?.kind !== 'field') {
    return lowering.unknown(node, object === undefined ? [] : [object]);
  }
  return loadField(lowering, node, object ?? superObject(lowering, node), target.field);
}

export function loadField(
  lowering: Lowering,
  node: NodeIndex,
  object: Variable | undefined,
  field: FieldSymbol,
): Variable {
  const type = lowering.context.resolved.types[node] ?? field.type;
  if (!isStaticField(field)) {
    return object === undefined ? lowering.unknown(node) : lowering.load(node, object, field, type);
  }
  const to = lowering.temporary(type);
  lowering.flow.emit({ kind: 'static-load', to, field, node });
  return to;
}

/** Whose field a plain name is: of the innermost class around that has it. */
export function fieldObject(
  lowering: Lowering,
  node: NodeIndex,
  field: FieldSymbol,
): Variable | undefined {
  if (isStaticField(field)) return undefined;
  return outerThis(lowering, node, (symbol) => inheritsFrom(symbol, field.owner));
}

/** `Outer.this`. */
function qualifiedThis(lowering: Lowering, node: NodeIndex): Variable {
  const qualifier = childIn(lowering.context.tree, node, Role.object);
  const target = qualifier && lowering.context.targetAt(qualifier);
  const value =
    target?.kind === 'class' ? thisOf(lowering, node, target.class) : lowering.thisVariable();
  return value ?? lowering.unknown(node);
}

export function thisOf(
  lowering: Lowering,
  node: NodeIndex,
  wanted: ClassSymbol,
): Variable | undefined {
  return (
    outerThis(lowering, node, ({ id }) => id === wanted.id) ??
    outerThis(lowering, node, (symbol) => inheritsFrom(symbol, wanted))
  );
}

/** What stands for `super` or `Outer.super` before the dot. */
export function superObject(lowering: Lowering, node: NodeIndex): Variable | undefined {
  const { tree } = lowering.context;
  const qualifier = childIn(tree, node, Role.object);
  const target = qualifier && lowering.context.targetAt(qualifier);
  if (target?.kind === 'class' && childOfKind(tree, node, Kind.super) !== undefined) {
    return thisOf(lowering, node, target.class) ?? lowering.thisVariable();
  }
  return lowering.thisVariable();
}

/** The innermost instance, from `this` outwards, whose class is wanted. */
export function outerThis(
  lowering: Lowering,
  node: NodeIndex,
  isWanted: (symbol: ClassSymbol) => boolean,
): Variable | undefined {
  const { context, owner } = lowering;
  const way: ClassSymbol[] = [];
  let at: ClassSymbol | undefined = owner;
  while (at !== undefined && !isWanted(at)) {
    if (!context.classes.hasOuter(at)) return undefined;
    way.push(at);
    at = at.outer;
  }
  let value = lowering.thisVariable();
  if (at === undefined || value === undefined) return undefined;
  for (const symbol of way) {
    const field = outerInstanceField(symbol, context.ids);
    value = lowering.load(node, value, field, rawType(symbol.outer ?? symbol));
  }
  return value;
}
