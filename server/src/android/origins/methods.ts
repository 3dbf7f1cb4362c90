/** Every method with a body as a node, the origins that reach it, and the calls between them. */
import type { Watch } from '../../base/watch.js';
import { placeOfSite, type Code, type CodeTable } from '../flow/code.js';
import { getOrMake } from '../../base/multi-map.js';
import { BodyNotes } from '../../java/ir/body-notes.js';
import type { StatementIndex } from '../../java/ir/statements.js';
import type { JavaFile, MemberDeclaration } from '../../java/syntax/declarations.js';
import type { AndroidModel, MethodNode, OriginId, Place } from '../origins.js';
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
  watch: Watch,
): Pick<AndroidModel, 'methods' | 'originSets' | 'calls'> {
  const sets = new OriginSets();
  const nodes = new Int32Array(codes.codes.length).fill(NO_NODE);
  const methods: MethodNode[] = [];
  for (const code of watch.during(codes.codes)) {
    if (code.member === undefined || (code.enclosing !== undefined && !reaching.isRoot(code)))
      continue;
    nodes[code.id] = methods.length;
    const told = toldOf(code);
    methods.push({
      class: code.body.owner.name,
      method: methodName(outermost(code)),
      at: (told.at ??= placeOfCode(code)),
      body: (told.whole ??= placeOfBody(code)),
      originSet: sets.add(reaching.ofCode(code)),
    });
  }
  return { methods, originSets: sets.all, calls: describeCalls(graph, codes, nodes, watch) };
}

const NO_NODE = -1;

/** A lambda that is no origin belongs to the method in which it stands. */
function nodeOf(code: Code, nodes: Int32Array): number | undefined {
  for (let at: Code | undefined = code; at !== undefined; at = at.enclosing) {
    const node = nodes[at.id]!;
    if (node !== NO_NODE) return node;
  }
  return undefined;
}

function describeCalls(
  graph: CallGraph,
  codes: CodeTable,
  nodes: Int32Array,
  watch: Watch,
): Int32Array {
  const rows: number[] = [];
  for (const code of watch.during(codes.codes)) {
    const edges = graph[code.id]!;
    const caller = edges.length === 0 ? undefined : nodeOf(code, nodes);
    if (caller === undefined) continue;
    for (const { to, at } of placedEdges(code, edges)) {
      const callee = nodeOf(to, nodes);
      if (callee === undefined || caller === callee) continue;
      const endColumn = at.endLine === at.line ? at.endColumn : at.column + 1;
      rows.push(caller, callee, at.line, at.column, endColumn);
    }
  }
  return Int32Array.from(rows);
}

interface PlacedEdge {
  readonly to: Code;
  readonly at: Place;
}

/** What was told of a code, kept with its body: for as long as that stands where it stood. */
interface Told {
  readonly file: JavaFile | undefined;
  readonly declaration: MemberDeclaration | undefined;
  at?: Place;
  whole?: Place;
  /** Of its statements. */
  sites?: Map<StatementIndex, Place | undefined>;
  edges?: { readonly of: CallGraph[number]; readonly placed: readonly PlacedEdge[] };
}

const TOLD = new BodyNotes<Told>();

function toldOf(code: Code): Told {
  const { body } = code;
  const file = code.member?.file ?? body.owner.source?.file;
  const declaration = code.member?.declaration;
  const known = TOLD.get(body);
  if (known !== undefined && known.declaration === declaration && known.file === file) return known;
  const told: Told = { file, declaration };
  TOLD.set(body, told);
  return told;
}

function placedEdges(code: Code, edges: CallGraph[number]): readonly PlacedEdge[] {
  const told = toldOf(code);
  if (told.edges?.of === edges) return told.edges.placed;
  const sites = (told.sites ??= new Map<StatementIndex, Place | undefined>());
  const placed = edges.flatMap(({ to, site }) => {
    const at = getOrMake(sites, site.statement, () => placeOfSite(site));
    return at === undefined ? [] : [{ to, at }];
  });
  told.edges = { of: edges, placed };
  return placed;
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
