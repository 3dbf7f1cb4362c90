/**
 * What the editor shows of origins: hover, lenses, call hierarchy and the Origins view, each from the
 * last finished model of the project.
 */
import type { CallHierarchyItem, CodeLens } from 'vscode-languageserver/node';
import type { AndroidModel, Place } from '../android/origins.js';
import {
  coverageLine,
  hierarchyAt,
  incomingCalls,
  originHover,
  OriginIndex,
  originLensContent,
  originLenses,
  originTree,
  outgoingCalls,
} from '../ide/origins/features.js';
import type { MethodOf } from '../ide/findings/features.js';
import { OriginTreeRequest, type OriginTree } from '../protocol/origins.js';
import {
  toHierarchyItem,
  toIncomingCall,
  toOriginLens,
  toOutgoingCall,
  toResolvedOriginLens,
  toTreeNode,
  type OriginLensData,
} from './origin-convert.js';
import type { Session } from './session.js';

/** Indexes are made when first asked for, and go with their model. */
const indexes = new WeakMap<AndroidModel, OriginIndex>();

function indexOf({ workspace }: Session): OriginIndex | undefined {
  const model = workspace.snapshot.project?.model;
  if (model === undefined) return undefined;
  const index = indexes.get(model) ?? new OriginIndex(model);
  indexes.set(model, index);
  return index;
}

/** Markdown; lines and columns from 1. */
export function hoverOfOrigin(
  session: Session,
  path: string,
  line: number,
  column: number,
): string | undefined {
  const index = indexOf(session);
  const then = lineThen(session, path, line);
  if (index === undefined || then === undefined) return undefined;
  return originHover(index, path, then, column, session.java);
}

/** The line that the model has it on; undefined where it was touched since. */
function lineThen({ workspace }: Session, path: string, line: number): number | undefined {
  const shift = workspace.modelShift(path);
  return shift === undefined ? line : shift.then(line);
}

/** A place of the model, where it is now. */
function placeNow<At extends Pick<Place, 'file' | 'line' | 'endLine'>>(
  { workspace }: Session,
  place: At,
): At | undefined {
  const shift = workspace.modelShift(place.file);
  if (shift === undefined) return place;
  const line = shift.now(place.line);
  return line === undefined
    ? undefined
    : { ...place, line, endLine: place.endLine + line - place.line };
}

/** The names of the methods that frames of findings stand in. */
export function methodsOfFrames(session: Session): MethodOf {
  const index = indexOf(session);
  return ({ path, line }) => {
    const then = path === undefined ? undefined : lineThen(session, path, line);
    const method = then === undefined ? undefined : index?.methodOnLine(path!, then);
    const now = method && placeNow(session, method.at);
    return now && { path: now.file, line: now.line, column: now.column, endColumn: now.endColumn };
  };
}

export function lensesOfOrigins(session: Session, path: string, uri: string): CodeLens[] {
  const index = indexOf(session);
  if (index === undefined || !session.workspace.snapshot.settings.codeLens.origins) return [];
  return originLenses(index, path).flatMap((lens) => {
    const now = placeNow(session, lens.at);
    return now === undefined ? [] : [toOriginLens(lens, now, uri)];
  });
}

export function resolveOriginLens(
  session: Session,
  lens: CodeLens,
  data: OriginLensData,
): CodeLens {
  const index = indexOf(session);
  const content = index === undefined ? undefined : originLensContent(index, data.at);
  if (content === undefined) return lens;
  return toResolvedOriginLens(lens, content, data.uri, session.java, session.client.showsConflict);
}

export function answerHierarchy(session: Session): void {
  const { connection, java } = session;
  const calls = <Call>(
    item: CallHierarchyItem,
    ask: (index: OriginIndex, at: Place) => readonly Call[],
  ): readonly Call[] => {
    const index = indexOf(session);
    return index === undefined ? [] : ask(index, item.data as Place);
  };
  connection.languages.callHierarchy.onPrepare(({ textDocument: { uri }, position }) => {
    const path = java.pathOf(uri);
    const index = indexOf(session);
    if (path === undefined || index === undefined) return null;
    const items = hierarchyAt(index, path, position.line + 1, position.character + 1);
    return items.map((item) => toHierarchyItem(item, java));
  });
  connection.languages.callHierarchy.onIncomingCalls(({ item }) =>
    calls(item, incomingCalls).map((call) => toIncomingCall(call, java)),
  );
  connection.languages.callHierarchy.onOutgoingCalls(({ item }) =>
    calls(item, outgoingCalls).map((call) => toOutgoingCall(call, java)),
  );
}

export function answerOriginTree(session: Session): void {
  session.connection.onRequest(OriginTreeRequest, (): OriginTree => {
    const index = indexOf(session);
    if (index === undefined) return { nodes: [], coverage: '' };
    const nodes = originTree(index).map((node) => toTreeNode(node, session.java));
    return { nodes, coverage: coverageLine(index.model.coverage) };
  });
}
