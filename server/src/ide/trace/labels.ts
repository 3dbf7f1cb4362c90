/**
 * Between the ids of the index and how the file writes them. Tables keep a label for each row;
 * tasks, objects, handles and transactions are written by their number.
 */
import { SIGILS, type IdKind } from '../../trace/operations.js';
import type { TraceIndex } from '../../trace/index/types.js';
import type { Mention } from '../../trace/index/mentions.js';
import type { TraceTables } from '../../trace/tables.js';
import type { Token, TokenKind } from './token.js';

type Rows = readonly ({ readonly label: string } | undefined)[];

function rowsOf(tables: TraceTables, kind: IdKind): Rows | undefined {
  switch (kind) {
    case 'process':
      return tables.processes;
    case 'thread':
      return tables.threads;
    case 'queue':
      return tables.queues;
    case 'class':
      return tables.classes;
    case 'field':
      return tables.fields;
    case 'site':
      return tables.sites;
    case 'stack':
      return tables.stacks;
    case 'callback':
      return tables.callbacks;
    case 'resource':
      return tables.resources;
    case 'name':
      return tables.names;
    case 'source':
      return tables.sources;
    default:
      return undefined;
  }
}

export function isIdKind(kind: TokenKind): kind is IdKind {
  return kind in SIGILS;
}

/** What a token of this id has as its text. */
export function labelOf(index: TraceIndex, { kind, id }: Mention): string {
  const rows = rowsOf(index.tables, kind);
  if (rows !== undefined) return rows[id]?.label ?? '';
  const objects = index.tables.objects;
  if (kind !== 'object' || objects === 'numbered') return String(id);
  return objects === 'hex' ? `0x${id.toString(16).padStart(8, '0')}` : (objects[id] ?? '');
}

/** The id as a person would quote it from the file: `t1`, `msg 8`, `0x410fe450`. */
export function idText(index: TraceIndex, mention: Mention): string {
  const label = labelOf(index, mention);
  if (index.format === 'racetrace') return `${SIGILS[mention.kind]}${label}`;
  if (index.format === 'std' || mention.kind === 'object') return label;
  return mention.kind === 'task' ? `msg ${label}` : label;
}

/** True if the token, by its text, can be this id. */
export function isLabelOf(index: TraceIndex, token: Token, mention: Mention): boolean {
  if (token.kind !== mention.kind) return false;
  const label = labelOf(index, mention);
  if (token.text === label) return label !== '';
  return index.format !== 'racetrace' && inAnotherSpelling(index, token, mention, label);
}

/** Logs write hashes signed or unsigned, addresses with and without zeros, callbacks in parts. */
function inAnotherSpelling(
  index: TraceIndex,
  token: Token,
  mention: Mention,
  label: string,
): boolean {
  if (mention.kind === 'object' && index.tables.objects === 'hex') {
    return /^(0x)?[0-9a-f]{1,8}$/i.test(token.text) && parseInt(token.text, 16) === mention.id;
  }
  if (mention.kind === 'callback') {
    const callback = index.tables.callbacks[mention.id];
    return callback?.owner === token.text || callback?.name === token.text;
  }
  return /^-\d{1,10}$/.test(token.text) && String(Number(token.text) >>> 0) === label;
}

/** The id with the token's text, for lines that are no operation; undefined if there is none. */
export function findByLabel(index: TraceIndex, token: Token): Mention | undefined {
  if (!isIdKind(token.kind)) return undefined;
  const kind = token.kind;
  const rows = rowsOf(index.tables, kind);
  if (rows === undefined) return byNumber(index, kind, token);
  const id = rows.findIndex((row, at) => at > 0 && row?.label === token.text);
  return id > 0 ? { kind, id } : undefined;
}

function byNumber(index: TraceIndex, kind: IdKind, token: Token): Mention | undefined {
  const names = index.tables.objects;
  const listed = kind === 'object' && typeof names !== 'string';
  const hex = kind === 'object' && names === 'hex';
  const id = listed
    ? names.indexOf(token.text)
    : hex
      ? parseInt(token.text, 16)
      : Number(token.text);
  return id > 0 && id <= 0xffff_ffff ? { kind, id } : undefined;
}
