/** Origins as the protocol's types. Nothing is decided here; lines and columns count from 0. */
import {
  SymbolKind,
  type CallHierarchyIncomingCall,
  type CallHierarchyItem,
  type CallHierarchyOutgoingCall,
  type CodeLens,
  type Location,
  type Range,
} from 'vscode-languageserver/node';
import type { Place } from '../android/origins.js';
import type {
  HierarchyCall,
  HierarchyItem,
  OriginContext,
  OriginLens,
  OriginLensContent,
  OriginNode,
} from '../ide/origins/features.js';
import type { OriginTreeNode } from '../protocol/origins.js';
import { SHOW_CONFLICT } from './finding-convert.js';

/** What a lens over an origin carries until it is resolved. */
export interface OriginLensData {
  readonly uri: string;
  readonly at: Place;
}

export function toPlaceRange({ line, column, endLine, endColumn }: Place): Range {
  return {
    start: { line: line - 1, character: column - 1 },
    end: { line: endLine - 1, character: endColumn - 1 },
  };
}

function toPlaceLocation(place: Place, context: OriginContext): Location {
  return { uri: context.uriOf(place.file), range: toPlaceRange(place) };
}

/** The lens stands where its origin is now; it is asked for by where the model has it. */
export function toOriginLens({ at }: OriginLens, now: Place, uri: string): CodeLens {
  const data: OriginLensData = { uri, at };
  return { range: toPlaceRange(now), data };
}

/** An editor that does not know our command still shows the title. */
export function toResolvedOriginLens(
  lens: CodeLens,
  { title, places }: OriginLensContent,
  uri: string,
  context: OriginContext,
  knowsCommand: boolean,
): CodeLens {
  const locations = places.map((place) => toPlaceLocation(place, context));
  const canPeek = knowsCommand && locations.length > 0;
  const command = canPeek
    ? { title, command: SHOW_CONFLICT, arguments: [uri, lens.range.start, locations] }
    : { title, command: '' };
  return { ...lens, command };
}

const KINDS: Readonly<Record<HierarchyItem['kind'], SymbolKind>> = {
  method: SymbolKind.Method,
  event: SymbolKind.Event,
  file: SymbolKind.File,
};

export function toHierarchyItem(item: HierarchyItem, context: OriginContext): CallHierarchyItem {
  return {
    name: item.name,
    detail: item.detail,
    kind: KINDS[item.kind],
    uri: context.uriOf(item.at.file),
    range: toPlaceRange(item.body),
    selectionRange: toPlaceRange(item.at),
    data: item.at,
  };
}

export function toIncomingCall(
  call: HierarchyCall,
  java: OriginContext,
): CallHierarchyIncomingCall {
  return { from: toHierarchyItem(call.item, java), fromRanges: call.ranges.map(toPlaceRange) };
}

export function toOutgoingCall(
  call: HierarchyCall,
  java: OriginContext,
): CallHierarchyOutgoingCall {
  return { to: toHierarchyItem(call.item, java), fromRanges: call.ranges.map(toPlaceRange) };
}

export function toTreeNode(node: OriginNode, context: OriginContext): OriginTreeNode {
  const { label, description, tooltip, icon, at } = node;
  const children = node.children.map((child) => toTreeNode(child, context));
  const shown = { label, description, tooltip, icon, children };
  return at === undefined ? shown : { ...shown, location: toPlaceLocation(at, context) };
}
