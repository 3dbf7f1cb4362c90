/**
 * A file of the project as text. Sources are UTF-8 nearly always; what begins with a byte order mark
 * is what it says, and bytes that are no UTF-8 are read as Latin-1, since old sources are. Files of
 * unusual size are not looked into: nobody has written them.
 */
import { readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';

export type TextOnDisk =
  | { readonly kind: 'text'; readonly text: string; readonly stamp: string }
  | { readonly kind: 'left-out'; readonly why: string; readonly stamp: string }
  /** Gone since it was listed. */
  | { readonly kind: 'gone' };

const LARGEST_BYTES = 5_000_000;

/** Another stamp, another content; the same stamp, the same content as far as the disk tells. */
export async function stampOf(path: string): Promise<string | undefined> {
  try {
    const { mtimeMs, size } = await stat(path);
    return `${mtimeMs} ${size}`;
  } catch {
    // Gone since it was listed: whoever asks hears of it by there being no stamp.
    return undefined;
  }
}

export async function readTextOnDisk(path: string): Promise<TextOnDisk> {
  const stamp = await stampOf(path);
  if (stamp === undefined) return { kind: 'gone' };
  const size = Number(stamp.slice(stamp.indexOf(' ') + 1));
  if (size > LARGEST_BYTES) {
    return { kind: 'left-out', why: `larger than ${LARGEST_BYTES / 1_000_000} MB`, stamp };
  }
  try {
    return { kind: 'text', text: decode(await readFile(path)), stamp };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { kind: 'left-out', why, stamp };
  }
}

/** At once, for a file that was read before; undefined if it is not there any more. */
export function readTextNow(path: string): string | undefined {
  try {
    return decode(readFileSync(path));
  } catch {
    // Gone since: whoever asks hears of it by there being no text.
    return undefined;
  }
}

export function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: every byte is a character of Latin-1, and names are ASCII in either.
    return new TextDecoder('latin1').decode(bytes);
  }
}
