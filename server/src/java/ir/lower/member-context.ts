/** What all bodies of one member share while they are lowered. */
import type { LocalVariable, ResolvedBody, Target } from '../../program/resolved-body.js';
import { unknownType, type Type } from '../../program/types.js';
import { Kind } from '../../syntax/kinds.js';
import type { Names } from '../../syntax/names.js';
import type { NodeIndex, SyntaxTree } from '../../syntax/tree.js';
import type { FieldIds } from '../hidden-fields.js';
import type { Body } from '../statements.js';
import type { Captured } from './captured.js';
import { ClassesInBody, NO_CLASSES } from './classes-in-body.js';

/** What lowering needs beside the resolved body. */
export interface LoweringTables {
  /** The texts of all trees. */
  readonly names: Names;
  readonly ids: FieldIds;
}

/** What lowering reads of a resolved body. */
export type Resolution = Pick<
  ResolvedBody,
  'types' | 'targets' | 'functions' | 'classes' | 'locals'
>;

/** A lambda that stands in a finally is lowered once, whatever the number of copies. */
export interface LoweredLambda {
  readonly body: Body;
  readonly captured: readonly Captured[];
}

export const UNREADABLE: Type = unknownType({ why: 'not-java', name: '' });

export class MemberContext {
  readonly names: Names;
  readonly ids: FieldIds;
  readonly classes: ClassesInBody;
  readonly lambdas = new Map<NodeIndex, LoweredLambda>();
  readonly #locals = new Map<NodeIndex, LocalVariable>();
  #assignments: Int32Array | undefined;

  /** `isStatic`: the member has no `this`. */
  constructor(
    readonly tree: SyntaxTree,
    readonly resolved: Resolution,
    isStatic: boolean,
    tables: LoweringTables,
  ) {
    this.names = tables.names;
    this.ids = tables.ids;
    this.classes =
      resolved.classes.size === 0 ? NO_CLASSES : new ClassesInBody(tree, resolved, isStatic);
    for (const local of resolved.locals) this.#locals.set(local.node, local);
  }

  text(node: NodeIndex): string {
    return this.names.text(this.tree.name[node]!);
  }

  typeAt(node: NodeIndex): Type {
    return this.resolved.types[node] ?? UNREADABLE;
  }

  targetAt(node: NodeIndex): Target | undefined {
    return this.resolved.targets[node];
  }

  /** The variable that this identifier declares. */
  localAt(node: NodeIndex): LocalVariable | undefined {
    return this.#locals.get(node);
  }

  /** Is anything assigned or counted up in these nodes? */
  assignsWithin(first: number, past: number): boolean {
    if (first >= past) return false;
    const counts = (this.#assignments ??= countAssignments(this.tree));
    return counts[past]! > counts[first]!;
  }
}

/** For each node, how many before it assign something. */
function countAssignments({ kind, length }: SyntaxTree): Int32Array {
  const counts = new Int32Array(length + 1);
  for (let at = 0; at < length; at++) {
    const assigns = kind[at] === Kind.assignmentExpression || kind[at] === Kind.updateExpression;
    counts[at + 1] = counts[at]! + (assigns ? 1 : 0);
  }
  return counts;
}
