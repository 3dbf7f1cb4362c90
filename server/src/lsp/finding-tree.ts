/** The Findings view: the tree as the editor asks for it, and word when it is another one. */
import { findingTree, mentions, type FindingNode } from '../ide/findings/features.js';
import {
  FindingsChangedNotification,
  FindingTreeRequest,
  type FindingTree,
  type FindingTreeNode,
  type FindingTreeParams,
} from '../protocol/findings.js';
import { inBackground } from './background.js';
import { toLocation } from './finding-convert.js';
import { findingContext, type Session } from './session.js';

export function answerFindingTree(session: Session): void {
  session.connection.onRequest(FindingTreeRequest, (params) => treeOf(session, params));
}

function treeOf(session: Session, { grouping, filter }: FindingTreeParams): FindingTree {
  const { findings, hidden, suppressed, known } = session.workspace.snapshot.found;
  const shown = findings.filter((finding) => mentions(finding, filter));
  return {
    nodes: findingTree(shown, grouping).map((node) => toNode(session, node)),
    shown: shown.length,
    filtered: findings.length - shown.length,
    hidden,
    suppressed: suppressed.length,
    known: known.length,
  };
}

function toNode(session: Session, { at, children, ...node }: FindingNode): FindingTreeNode {
  const uri = at === undefined ? '' : uriOf(session, at.path);
  return {
    ...node,
    ...(at === undefined ? {} : { location: toLocation({ ...at, uri, endColumn: at.column }) }),
    children: children.map((child) => toNode(session, child)),
  };
}

/** Traces are named by their uris already. */
function uriOf(session: Session, path: string): string {
  return /^[a-z][a-z+.-]+:/.test(path) ? path : findingContext(session).uriOf(path);
}

export function tellFindingsChanged({ connection, client }: Session): void {
  if (!client.findingsView) return;
  const sent = connection.sendNotification(FindingsChangedNotification);
  inBackground(connection, 'Telling that findings changed', sent);
}
