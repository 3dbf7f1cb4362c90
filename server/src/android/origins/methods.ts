/** Every method with a body as a node, the origins that reach it, and the calls between them. */
import { placeOfSite, type Code, type CodeTable } from '../flow/code.js';
import type { AndroidModel, MethodNode, OriginId } from '../origins.js';
import type { CallGraph } from './call-graph.js';
import { methodName, outermost, placeOfBody, placeOfCode } from './naming.js';

/** Who reaches what, once origins have numbers. */
export interface Reaching {
  /** One list for all codes that the same origins reach. */
  ofCode(code: Code): readonly OriginId[];
  isRoot(code: Code): boolean;
}

export function describeMethods(
  codes: CodeTable,
  graph: CallGraph,
  reaching: Reaching,
): Pick<AndroidModel, 'methods' | 'originSets' | 'calls'> {
  const sets = new OriginSets();
  const nodes = new Map<Code, number>();
  const methods: MethodNode[] = [];
  for (const code of codes.codes) {
    if (code.member === undefined || (code.enclosing !== undefined && !reaching.isRoot(code)))
      continue;
    nodes.set(code, methods.length);
    methods.push({
      class: code.body.owner.name,
      method: methodName(outermost(code)),
      at: placeOfCode(code),
      body: placeOfBody(code),
      originSet: sets.add(reaching.ofCode(code)),
    });
  }
  return { methods, originSets: sets.all, calls: describeCalls(graph, nodes) };
}

/** A lambda that is no origin belongs to the method in which it stands. */
function nodeOf(code: Code, nodes: ReadonlyMap<Code, number>): number | undefined {
  for (let at: Code | undefined = code; at !== undefined; at = at.enclosing) {
    const node = nodes.get(at);
    if (node !== undefined) return node;
  }
  return undefined;
}

function describeCalls(graph: CallGraph, nodes: ReadonlyMap<Code, number>): Int32Array {
  const rows: number[] = [];
  for (const edges of graph) {
    for (const { to, site } of edges) {
      const caller = nodeOf(site.code, nodes);
      const callee = nodeOf(to, nodes);
      const at = placeOfSite(site);
      if (caller === undefined || callee === undefined || at === undefined || caller === callee)
        continue;
      const endColumn = at.endLine === at.line ? at.endColumn : at.column + 1;
      rows.push(caller, callee, at.line, at.column, endColumn);
    }
  }
  return Int32Array.from(rows);
}

/** Each set once, the empty one first. */
class OriginSets {
  readonly all: (readonly OriginId[])[] = [[]];
  readonly #index = new Map<readonly OriginId[], number>();

  add(ids: readonly OriginId[]): number {
    if (ids.length === 0) return 0;
    let index = this.#index.get(ids);
    if (index === undefined) this.#index.set(ids, (index = this.all.push(ids) - 1));
    return index;
  }
}
