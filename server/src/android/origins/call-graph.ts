/**
 * Who calls whom, in one thread: plain calls, initialisers of objects and classes, and what a library
 * runs before it returns (`list.forEach(…)`).
 */
import type { Call, Statement, StatementIndex } from '../../java/ir/statements.js';
import type { ClassSymbol, MethodSymbol } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import { siteOf, type Code, type CodeTable, type Site } from '../flow/code.js';
import type { Values } from '../flow/values.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import { isDone, type Doings, type Handing } from './postings.js';

export interface CallEdge {
  readonly to: Code;
  readonly site: Site;
}

const NO_CODE: readonly Code[] = [];

/** By number of the code. */
export type CallGraph = readonly (readonly CallEdge[])[];

export function buildCallGraph(
  codes: CodeTable,
  values: Values,
  knowledge: MethodKnowledge,
  { now, handings }: Doings,
): CallEdge[][] {
  const edges: CallEdge[][] = codes.codes.map(() => []);
  for (const code of codes.codes) {
    code.body.statements.forEach((statement, index) => {
      if (!runsOther(statement)) return;
      const site = siteOf(code, index as StatementIndex);
      for (const to of callees(statement, site, codes, values)) edges[code.id]!.push({ to, site });
    });
  }
  for (const { site, target } of now) edges[site.code.id]!.push({ to: target, site });
  for (const handing of handings) {
    for (const to of ranAtOnce(handing, values, knowledge)) {
      edges[handing.site.code.id]!.push({ to, site: handing.site });
    }
  }
  return edges;
}

/**
 * The edges of a code that has moved: those of statements that were kept have gone with them. First uses
 * of classes are looked for again, since what makes them may be what nobody else looks at.
 */
export function moveEdges(graph: CallEdge[][], code: Code, codes: CodeTable): void {
  const kept = graph[code.id]!.filter((edge) => !isFirstUse(edge));
  const uses = code.body.statements.flatMap((statement, index) => {
    if (!runsOther(statement)) return [];
    const site = siteOf(code, index as StatementIndex);
    return initialized(statement, codes).map((to) => ({ to, site }));
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

/** Most statements run nothing. */
function runsOther({ kind }: Statement): boolean {
  return (
    kind === 'call' ||
    kind === 'initialize' ||
    kind === 'allocate' ||
    kind === 'static-load' ||
    kind === 'static-store'
  );
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

/** What the collections, streams and the like are given, they run while they are called. */
export function ranAtOnce(
  { call, object, row, argument }: Handing,
  values: Values,
  knowledge: MethodKnowledge,
): Code[] {
  const { method } = call;
  if (method === undefined || row !== undefined) return [];
  if (!isAtOnce(method, knowledge, argument)) return [];
  if (object.kind === 'closure') return [object.code];
  const type = method.parameters[argument]?.type;
  if (object.kind !== 'instance' || type?.kind !== 'class' || type.class.kind !== 'interface')
    return [];
  return abstractNames(type.class).flatMap((name) => values.dispatch.byName(object.class, name));
}

/** Does the call run what it is given, or keep it for a row that says more? */
export function isKeptOrRun(
  { call: { method }, row }: Handing,
  knowledge: MethodKnowledge,
): boolean {
  if (method === undefined) return false;
  const { calls, delegates, executor, container } = knowledge.of(method);
  const isKnown = row !== undefined || calls.some(isDone) || delegates.length > 0;
  return (
    isKnown || executor !== undefined || container !== undefined || isAtOnce(method, knowledge)
  );
}

/**
 * What is kept, as an element or by an object that is made with it, is run by others later. A function
 * that a container is given beside its elements it runs itself: `computeIfAbsent`.
 */
export function isAtOnce(
  method: MethodSymbol,
  knowledge: MethodKnowledge,
  argument?: number,
): boolean {
  const { delegates, executor, container } = knowledge.of(method);
  const stores = container?.stores ?? [];
  const isStored = argument === undefined ? stores.length > 0 : stores.includes(argument);
  const isKept =
    method.name === '<init>' || delegates.length > 0 || executor !== undefined || isStored;
  if (isKept) return false;
  const type = argument === undefined ? undefined : method.parameters[argument]?.type;
  const isFunction = type?.kind === 'class' && type.class.package === 'java.util.function';
  return (
    (container !== undefined && isFunction) ||
    knowledge.index.general.atOnce.includes(method.owner.package)
  );
}

export function abstractNames(symbol: ClassSymbol): string[] {
  return [...symbol.methods.values()]
    .flat()
    .filter(({ modifiers }) => hasModifier(modifiers, 'abstract'))
    .map(({ name }) => name);
}
