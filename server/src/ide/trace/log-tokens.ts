/**
 * The tokens of a line of a DroidRacer log or an EM-Explorer trace: `184 POST src:1 msg:8 dest:-1`,
 * `rwId:35 WRITE tid:1 obj:0x41061250 class:Ljava/lang/StringBuilder; field:16`; and, in the result
 * sections of a log, the operations and objects that it reports on.
 */
import type { Token, TokenKind } from './token.js';

const OPERATION = /^\s*(?:rwId:)?\d+[ \t]+([A-Z][A-Z_-]*)/;

/** What the value after each key is. Keys that are missing here say nothing that can be looked up. */
const KEYS = new Map<string, TokenKind>([
  ['tid', 'thread'],
  ['src', 'thread'],
  ['dest', 'thread'],
  ['par-tid', 'thread'],
  ['child-tid', 'thread'],
  ['notifiedTid', 'thread'],
  ['msg', 'task'],
  ['queue', 'queue'],
  ['lock-obj', 'object'],
  ['obj', 'object'],
  ['object', 'object'],
  ['class', 'class'],
  ['field', 'field'],
  ['database', 'resource'],
  ['idler', 'handle'],
  ['view', 'component'],
  ['event', 'callback'],
  ['windowHash', 'component'],
  ['state', 'callback'],
  ['action', 'callback'],
  ['component', 'component'],
  ['id', 'component'],
  ['instance', 'component'],
  ['onRecLater', 'operation'],
  ['rwId1', 'access'],
  ['rwId2', 'access'],
]);

/**
 * A thread's id may be followed by the next key without a blank; a thread's name and the path of a
 * database go to the end of the line. Results are written `obj - 0x1`, operations `key:value`.
 */
const PAIR =
  /(?:(thread-name|database):(.*\S)|(tid|src|dest|par-tid|child-tid|notifiedTid|rwId[12]?):(-?\d+)|(?<![\w-])([A-Za-z][\w-]{0,30})(?::(?:[ \t](?![\w-]+:))?| - )(\S+))/dg;
const OP_IDS = /opIds:\s*(\d+),\s*(\d+)/d;

export function logTokens(line: string): Token[] {
  const tokens: Token[] = [];
  const operation = OPERATION.exec(line);
  let from = 0;
  if (operation !== null) {
    from = operation[0].length;
    const text = operation[1]!;
    tokens.push({ kind: 'verb', start: from - text.length, end: from, text });
  }
  for (const [key, text, start] of pairs(line, from)) {
    const kind = kindOf(key, text);
    if (kind !== undefined) tokens.push({ kind, start, end: start + text.length, text });
  }
  return operation === null ? [...tokens, ...triggerTokens(line)] : tokens;
}

/** A component is given by its class, which is the callback's owner, or by the number of an instance. */
function kindOf(key: string, text: string): TokenKind | undefined {
  return key === 'component' && !/^-?\d+$/.test(text) ? 'callback' : KEYS.get(key);
}

function* pairs(line: string, from: number): Generator<[key: string, text: string, start: number]> {
  for (const match of line.slice(from).matchAll(PAIR)) {
    for (const group of [2, 4, 6]) {
      const place = match.indices![group];
      if (place !== undefined) yield [match[group - 1]!, match[group]!, from + place[0]];
    }
  }
}

/** `co-enabled trigger opIds:563, 712`. */
function triggerTokens(line: string): Token[] {
  const match = OP_IDS.exec(line);
  if (match === null) return [];
  return [1, 2].map((group) => {
    const [start, end] = match.indices![group]!;
    return { kind: 'operation' as const, start, end, text: match[group]! };
  });
}
