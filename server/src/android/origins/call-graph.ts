/**
 * Who calls whom, in one thread: plain calls, initialisers of objects and classes, and what a library
 * runs before it returns (`list.forEach(…)`).
 */
import type { Watch } from '../../base/watch.js';
import { runningIn } from '../../java/ir/selecting.js';
import type { Call, Statement } from '../../java/ir/statements.js';
import { siteOf, type Code, type CodeTable, type Site } from '../flow/code.js';
import type { Values } from '../flow/values.js';
import type { CallGroup } from '../knowledge/knowledge.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import { ranAtOnce } from './at-once.js';
import type { Fired } from './fired.js';
import { onSelf, type OnSelf } from './own-calls.js';
import type { Doings } from './postings.js';
import type { ThreadKind } from './thread-comparisons.js';
import type { ThreadRegions } from './thread-regions.js';

export interface CallEdge {
  readonly to: Code;
  readonly site: Site;
  /** The source asks for the thread before: only such ones call. */
  readonly only?: ThreadKind | undefined;
  /** Made on the object whose code it is in; of `super.load()` it is known what runs. */
  readonly onSelf?: OnSelf | undefined;
  /** What a library passes, by place. */
  readonly passes?: CallGroup['passes'];
}

const NO_CODE: readonly Code[] = [];

/** By number of the code. */
export type CallGraph = readonly (readonly CallEdge[])[];

export function buildCallGraph(
  codes: CodeTable,
  values: Values,
  knowledge: MethodKnowledge,
  { now, handings }: Doings,
  fired: readonly Fired[],
  watch: Watch,
): CallEdge[][] {
  const edges: CallEdge[][] = codes.codes.map(() => []);
  for (const code of watch.during(codes.codes)) {
    for (const index of runningIn(code.body)) {
      const statement = code.body.statements[index]!;
      const self = onSelf(statement, code);
      const site = siteOf(code, index);
      for (const to of callees(statement, site, codes, values)) {
        edges[code.id]!.push(callOf(to, site, self));
      }
    }
  }
  for (const { site, target } of now) edges[site.code.id]!.push(edgeTo(target, site));
  for (const { site, target, row } of fired) {
    edges[site.code.id]!.push({ ...edgeTo(target, site), passes: row.passes });
  }
  for (const handing of watch.during(handings)) {
    for (const to of ranAtOnce(handing, values, knowledge)) {
      edges[handing.site.code.id]!.push(edgeTo(to, handing.site));
    }
  }
  return edges;
}

/** The first use of a class is nobody's own call. */
function callOf(to: Code, site: Site, onSelf: OnSelf | undefined): CallEdge {
  if (isFirstUse({ to, site })) return { to, site, onSelf: undefined };
  return onSelf === undefined ? edgeTo(to, site) : { to, site, onSelf };
}

/** A lambda that is run where it stands has the object of the code around it. */
function edgeTo(to: Code, site: Site): CallEdge {
  return { to, site, onSelf: to.enclosing === site.code ? 'special' : undefined };
}

/** With what the source asks of the thread before each call. */
export function askingThreads(graph: CallGraph, regions: ThreadRegions): CallGraph {
  const ask = (edge: CallEdge): CallEdge => {
    const only = regions.at(edge.site.code.body, edge.site.statement);
    return only === undefined ? edge : { ...edge, only };
  };
  // Most code does not ask, and its list is the same.
  return graph.map((edges) => {
    const asked = edges.map(ask);
    return asked.every((edge, at) => edge === edges[at]) ? edges : asked;
  });
}

/**
 * The edges of a code that has moved: those of statements that were kept have gone with them. First uses
 * of classes are looked for again, since what makes them may be what nobody else looks at.
 */
export function moveEdges(graph: CallEdge[][], code: Code, codes: CodeTable): void {
  const kept = graph[code.id]!.filter((edge) => !isFirstUse(edge));
  const uses = runningIn(code.body).flatMap((index) => {
    const site = siteOf(code, index);
    return initialized(code.body.statements[index]!, codes).map((to) => ({ to, site }));
  });
  graph[code.id] = [...uses, ...kept];
}

function isFirstUse({ to }: CallEdge): boolean {
  return to.body.kind === 'static-initializer';
}

/** The static initialisers that the statement may be the first to need. */
function initialized(statement: Statement, codes: CodeTable): readonly Code[] {
  switch (statement.kind) {
    case 'call':
      return staticOf(statement, codes);
    case 'allocate':
      return statement.class.kind === 'class'
        ? codes.staticInitializers(statement.class.class)
        : NO_CODE;
    case 'static-load':
    case 'static-store':
      return codes.staticInitializers(statement.field.owner);
    default:
      return NO_CODE;
  }
}

function callees(
  statement: Statement,
  site: Site,
  codes: CodeTable,
  values: Values,
): Iterable<Code> {
  switch (statement.kind) {
    case 'call':
      return joined(values.targets(site), staticOf(statement, codes));
    case 'initialize':
      return codes.initializers(statement.class);
    default:
      return initialized(statement, codes);
  }
}

function joined(one: readonly Code[], other: readonly Code[]): readonly Code[] {
  return other.length === 0 ? one : [...one, ...other];
}

function staticOf({ method, dispatch }: Call, codes: CodeTable): readonly Code[] {
  return dispatch === 'static' && method !== undefined
    ? codes.staticInitializers(method.owner)
    : NO_CODE;
}
