/** From what the file writes to the ids of the index: which id a token is. */
import { SIGILS, type IdKind } from '../../trace/operations.js';
import type { TraceIndex } from '../../trace/index/types.js';
import type { Mention } from '../../trace/index/mentions.js';
import { labelOf, rowsOf } from '../../trace/words/labels.js';
import type { Token, TokenKind } from './token.js';

export function isIdKind(kind: TokenKind): kind is IdKind {
  return kind in SIGILS;
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
