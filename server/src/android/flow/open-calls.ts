/** Calls of methods of the project on receivers of which nothing, or not all, is known. */
import { libraryCallsIn, selecting } from '../../java/ir/selecting.js';
import type { Call, StatementIndex } from '../../java/ir/statements.js';
import type { Code, Site } from './code.js';
import type { FlowNode } from './flow-graph.js';
import type { FlowParts } from './parts.js';

export interface OpenCall extends Site {
  readonly call: Call;
}

export function openCalls(parts: FlowParts): OpenCall[] {
  const { graph, nodes } = parts;
  const isOpen = graph.fedBy(unseen(parts));
  const open: OpenCall[] = [];
  eachCall(parts, openIn, (code, statement, call) => {
    const node = nodes.variable(code, call.receiver!);
    const isKnown = graph.objects(node).length > 0 && !isOpen(node);
    if (!isKnown) open.push({ code, statement, call });
  });
  return open;
}

/** Where objects come from that are not seen: calls of which nothing is known. */
function unseen(parts: FlowParts): FlowNode[] {
  const { graph, nodes } = parts;
  const found: FlowNode[] = [];
  eachCall(parts, libraryCallsIn, (code, _statement, { method, to }) => {
    if (to === undefined) return;
    const node = nodes.variable(code, to);
    const isSeen = method !== undefined && graph.objects(node).length > 0;
    if (!isSeen) found.push(node);
  });
  return found;
}

function eachCall(
  { codes }: FlowParts,
  select: typeof libraryCallsIn,
  visit: (code: Code, statement: StatementIndex, call: Call) => void,
): void {
  for (const code of codes.codes) {
    for (const index of select(code.body)) {
      visit(code, index, code.body.statements[index] as Call);
    }
  }
}

/** Of methods of the project, on an object. */
const openIn = selecting(
  ['call'],
  ({ dispatch, receiver, method }) =>
    dispatch === 'virtual' && receiver !== undefined && method?.owner.source !== undefined,
);
