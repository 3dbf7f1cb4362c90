/**
 * Bodies of what the compiler adds to a class (JLS 8.8.9, 8.9.3, 8.10.3, 8.10.4): default
 * constructors, the constructor and accessors of a record, `values` and `valueOf` of an enum. They
 * have no text: their nodes are the root of an empty tree, or of the tree that the class stands in.
 * (An anonymous class has no constructor of its own: it is spelled out where the object is created.)
 */
import type { ClassSymbol, FieldSymbol, MethodSymbol } from '../program/symbols.js';
import { ROOT } from '../syntax/tree.js';
import { makeArray } from './lower/calls.js';
import { EMPTY_TREE } from './lower/empty-tree.js';
import { lowerImplicitSuper, storeComponents } from './lower/constructors.js';
import { endBody, returnValue } from './lower/jumps.js';
import { Lowering } from './lower/lowering.js';
import { MemberContext, type LoweringTables, type Resolution } from './lower/member-context.js';
import { RULES } from './lower/rules.js';
import type { Body, Variable } from './statements.js';

/** Of a class that is a member of a file or of another class; those in bodies come with their member. */
export function lowerImplicit(symbol: ClassSymbol, tables: LoweringTables): Body[] {
  if (addedMethods(symbol).length === 0) return [];
  return lowerImplicitIn(new MemberContext(EMPTY_TREE, NOTHING, false, tables), symbol);
}

const NOTHING: Resolution = {
  types: [],
  targets: [],
  functions: new Map(),
  classes: new Map(),
  locals: [],
};

function addedMethods({ methods }: ClassSymbol): MethodSymbol[] {
  const added: MethodSymbol[] = [];
  for (const sameName of methods.values()) {
    for (const method of sameName) if (method.source === undefined) added.push(method);
  }
  return added;
}

export function lowerImplicitIn(context: MemberContext, symbol: ClassSymbol): Body[] {
  return addedMethods(symbol).flatMap((method) => {
    const lowering = new Lowering(context, RULES, symbol, undefined);
    return lowerAdded(lowering, method) ?? [];
  });
}

function lowerAdded(lowering: Lowering, method: MethodSymbol): Body | undefined {
  const { kind } = lowering.owner;
  if (method.name === '<init>') return lowerDefaultConstructor(lowering, method);
  if (kind === 'enum' && method.name === 'values') return lowerValues(lowering, method);
  if (kind === 'enum' && method.name === 'valueOf') return lowerValueOf(lowering, method);
  const component = kind === 'record' ? lowering.owner.fields.get(method.name) : undefined;
  return component === undefined ? undefined : lowerAccessor(lowering, method, component);
}

function lowerDefaultConstructor(lowering: Lowering, method: MethodSymbol): Body {
  const self = lowering.addThis();
  const values = addParameters(lowering, method);
  lowerImplicitSuper(lowering, ROOT, self);
  if (lowering.owner.kind === 'record') storeComponents(lowering, ROOT, self, values);
  endBody(lowering, ROOT);
  return lowering.close('constructor', ROOT, method);
}

function addParameters(lowering: Lowering, { parameters }: MethodSymbol): Variable[] {
  const values = parameters.map(({ name, type }) =>
    lowering.variables.add('parameter', name, type),
  );
  lowering.parameters.push(...values);
  return values;
}

function lowerAccessor(lowering: Lowering, method: MethodSymbol, field: FieldSymbol): Body {
  const self = lowering.addThis();
  returnValue(lowering, ROOT, lowering.load(ROOT, self, field, field.type));
  return lowering.close('method', ROOT, method);
}

function constantsOf(symbol: ClassSymbol): readonly FieldSymbol[] {
  const all = [...symbol.fields.values()];
  return all.filter(({ source }) => source?.declaration.kind === 'enum-constant');
}

function loadConstant(lowering: Lowering, field: FieldSymbol): Variable {
  const to = lowering.temporary(field.type);
  lowering.flow.emit({ kind: 'static-load', to, field, node: ROOT });
  return to;
}

function lowerValues(lowering: Lowering, method: MethodSymbol): Body {
  const all = constantsOf(lowering.owner).map((field) => loadConstant(lowering, field));
  returnValue(lowering, ROOT, makeArray(lowering, ROOT, method.result, all));
  return lowering.close('method', ROOT, method);
}

/** Any of the constants: which one depends on the name. */
function lowerValueOf(lowering: Lowering, method: MethodSymbol): Body {
  addParameters(lowering, method);
  for (const field of constantsOf(lowering.owner)) {
    const [meant, other] = [lowering.flow.newBlock(), lowering.flow.newBlock()];
    lowering.flow.branch({ kind: 'other' }, ROOT, meant, other);
    lowering.flow.begin(meant);
    returnValue(lowering, ROOT, loadConstant(lowering, field));
    lowering.flow.begin(other);
  }
  lowering.flow.endThrowing({ kind: 'throw', from: lowering.unknown(ROOT), node: ROOT });
  return lowering.close('method', ROOT, method);
}
