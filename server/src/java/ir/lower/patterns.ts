/**
 * Patterns (JLS 14.30): a test of the type, then the value as a variable of that type. A record
 * pattern asks the accessors for the components and matches each in turn.
 */
import type { ClassSymbol, MethodSymbol } from '../../program/symbols.js';
import type { Type } from '../../program/types.js';
import { Kind } from '../../syntax/kinds.js';
import { childOfKind, childrenOf, firstChild, kindOf, type NodeIndex } from '../../syntax/tree.js';
import { classOf, componentsOf, findPlainMethod } from '../class-queries.js';
import type { OpenBlock } from './open-block.js';
import type { Variable } from '../statements.js';
import type { Lowering } from './lowering.js';
import { UNREADABLE } from './member-context.js';

export function lowerPattern(
  lowering: Lowering,
  node: NodeIndex,
  value: Variable,
  yes: OpenBlock,
  no: OpenBlock,
): void {
  const { tree } = lowering.context;
  switch (kindOf(tree, node)) {
    case Kind.pattern: {
      const inner = firstChild(tree, node);
      if (inner === undefined) lowering.flow.branch({ kind: 'other' }, node, yes, no);
      else lowerPattern(lowering, inner, value, yes, no);
      break;
    }
    case Kind.typePattern:
    case Kind.recordPatternComponent: {
      const [type, name] = childrenOf(tree, node);
      lowerTypeTest(lowering, node, value, type, name, yes, no);
      break;
    }
    case Kind.recordPattern:
      lowerRecordPattern(lowering, node, value, yes, no);
      break;
    default:
      lowering.flow.jump(yes);
  }
}

/** `value instanceof Type name`, with or without a name. */
export function lowerTypeTest(
  lowering: Lowering,
  node: NodeIndex,
  value: Variable,
  typeNode: NodeIndex | undefined,
  name: NodeIndex | undefined,
  yes: OpenBlock,
  no: OpenBlock,
): void {
  const { flow } = lowering;
  const variable = name === undefined ? undefined : lowering.declareAt(name);
  const type = writtenType(lowering, typeNode, variable);
  const matched = variable === undefined ? yes : flow.newBlock();
  if (matchesAll(lowering, typeNode, type)) flow.jump(matched);
  else flow.branch({ kind: 'instance-of', variable: value, type }, node, matched, no);
  if (variable === undefined) return;
  flow.begin(matched);
  flow.emit({ kind: 'copy', to: variable, from: value, cast: type, node });
  flow.jump(yes);
}

/** `_`, `var x` and components of primitive types are not tested. */
function matchesAll(lowering: Lowering, node: NodeIndex | undefined, type: Type): boolean {
  if (type.kind === 'primitive' || node === undefined) return type.kind === 'primitive';
  const kind = kindOf(lowering.context.tree, node);
  return kind === Kind.underscorePattern || lowering.context.text(node) === 'var';
}

function writtenType(
  lowering: Lowering,
  node: NodeIndex | undefined,
  variable: Variable | undefined,
): Type {
  const written = node === undefined ? undefined : lowering.context.resolved.types[node];
  if (written !== undefined) return written;
  return variable === undefined ? UNREADABLE : lowering.variables.all[variable]!.type;
}

function lowerRecordPattern(
  lowering: Lowering,
  node: NodeIndex,
  value: Variable,
  yes: OpenBlock,
  no: OpenBlock,
): void {
  const { flow, context } = lowering;
  const { tree } = context;
  const typeNode = firstChild(tree, node);
  const type = writtenType(lowering, typeNode, undefined);
  const matched = flow.newBlock();
  flow.branch({ kind: 'instance-of', variable: value, type }, node, matched, no);
  flow.begin(matched);
  const record = lowering.temporary(type);
  flow.emit({ kind: 'copy', to: record, from: value, cast: type, node });
  const body = childOfKind(tree, node, Kind.recordPatternBody);
  const parts = body === undefined ? [] : childrenOf(tree, body);
  const accessors = accessorsOf(classOf(type));
  parts.forEach((part, at) => {
    const next = flow.newBlock();
    const component = readComponent(lowering, part, record, accessors[at]);
    lowerPattern(lowering, part, component, next, no);
    flow.begin(next);
  });
  flow.jump(yes);
}

function accessorsOf(record: ClassSymbol | undefined): readonly MethodSymbol[] {
  if (record?.kind !== 'record') return [];
  return componentsOf(record).flatMap(({ name }) => findPlainMethod(record, name) ?? []);
}

function readComponent(
  lowering: Lowering,
  node: NodeIndex,
  record: Variable,
  method: MethodSymbol | undefined,
): Variable {
  if (method === undefined) return lowering.unknown(node, [record]);
  const to = lowering.temporary(method.result);
  lowering.call(node, {
    to,
    method,
    unknown: undefined,
    name: method.name,
    dispatch: 'virtual',
    receiver: record,
    arguments: [],
  });
  return to;
}
