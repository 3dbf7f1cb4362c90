/**
 * The words of a DroidRacer line: `<opId> <OPCODE> <key:value>*` or `rwId:<n> <OPCODE> …`. Values may
 * be empty (`component: id:0`), hold blanks (`thread-name:Binder Thread #1`) or touch the next key
 * (`tid:2thread-name:`), so a line is not split at blanks: each key that the opcode calls for is
 * looked up in turn, and what stands before the next one is the value. Blanks and tabs are alike.
 */

/** What is wrong with a line: a short stable code and a sentence for people. */
export interface Trouble {
  readonly code: string;
  readonly message: string;
}

export interface Head {
  /** `rwId` lines have a counter of their own. */
  readonly access: boolean;
  /** The digits of the line's own number. */
  readonly number: string;
  readonly opcode: string;
  /** Where the fields begin. */
  readonly rest: number;
}

const HEAD = /^(rwId:)?(\d+)[ \t]+([^ \t]+)/;

export function readHead(text: string): Head | undefined {
  const match = HEAD.exec(text);
  if (match === null) return undefined;
  const [whole, prefix, number = '', opcode = ''] = match;
  return { access: prefix !== undefined, number, opcode, rest: whole.length };
}

/** The one key that follows a value without a blank. */
const GLUED_KEY = 'thread-name';

/** The values of the keys, which must come in this order; anything else on the line is a trouble. */
export function splitFields(
  text: string,
  rest: number,
  keys: readonly string[],
): string[] | Trouble {
  const values: string[] = [];
  let valueStart = rest;
  for (const [position, key] of keys.entries()) {
    const at = findKey(text, key, valueStart);
    if (at < 0) return { code: 'missing-field', message: `The field "${key}" is missing.` };
    const before = text.slice(valueStart, at).trim();
    if (position > 0) values.push(before);
    else if (before !== '') return unexpected(before);
    valueStart = at + key.length + 1;
  }
  const last = text.slice(valueStart).trim();
  if (keys.length > 0) values.push(last);
  else if (last !== '') return unexpected(last);
  return values;
}

function findKey(text: string, key: string, from: number): number {
  const wanted = `${key}:`;
  let at = text.indexOf(wanted, from);
  // `tid:` also ends `par-tid:`: a key begins after a blank.
  while (at >= 0 && key !== GLUED_KEY && !isBlank(text, at - 1)) {
    at = text.indexOf(wanted, at + 1);
  }
  return at;
}

function isBlank(text: string, at: number): boolean {
  const character = text[at];
  return character === ' ' || character === '\t';
}

function unexpected(found: string): Trouble {
  return { code: 'unexpected-text', message: `${quote(found)} is not expected here.` };
}

const QUOTED = 60;

/** A piece of the file for a message, cut so that a garbled line does not fill the screen. */
export function quote(found: string): string {
  return found.length > QUOTED ? `"${found.slice(0, QUOTED)}…"` : `"${found}"`;
}

/** A decimal integer within bounds. */
export function readInteger(
  key: string,
  value: string,
  low: number,
  high: number,
): number | Trouble {
  if (!/^-?\d+$/.test(value)) return notANumber(key, value);
  return within(key, value, Number(value), low, high);
}

/** A 32-bit address in hexadecimal; recorders write `0x`, hand-made traces leave it out. */
export function readAddress(key: string, value: string): number | Trouble {
  const digits = /^(?:0x)?([0-9a-f]+)$/i.exec(value)?.[1];
  if (digits === undefined) return notANumber(key, value);
  return within(key, value, Number(`0x${digits}`), 0, 0xffffffff);
}

function within(
  key: string,
  value: string,
  number: number,
  low: number,
  high: number,
): number | Trouble {
  if (number >= low && number <= high) return number;
  return { code: 'number-out-of-range', message: `${key}: ${quote(value)} is out of range.` };
}

function notANumber(key: string, value: string): Trouble {
  return { code: 'bad-number', message: `${key}: ${quote(value)} is not a number.` };
}
