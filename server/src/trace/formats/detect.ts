/**
 * Which format a trace is in, from how it begins. The name of the file is never asked: logs are
 * renamed, and a wrong guess would bury the reader in errors.
 */
import type { TraceFormat } from '../reader.js';

/** How much of the beginning is looked at. */
export const HEAD_LENGTH = 1 << 16;

const LOG_LINE = /^(\d+ [A-Z]|rwId:\d)/;
/** What only EM-Explorer has: posts with their destination, reads and writes with an opId. */
const EM_EXPLORER_MARKS = /^\d+ (((NATIVE|UI|DELAY)-)?POST .*\bdest:\d|(READ|WRITE)(-STATIC)? )/m;
/** DroidRacer's own; EM-Explorer may have ACCESS and NATIVE-ENTRY too, and makes no use of them. */
const DROIDRACER_MARKS = /^rwId:\d|^\d+ POST .* dest:-1\b|^\d+ (ACCESS|NATIVE-ENTRY) /m;
const STD_LINE = /^[^|()\s][^|()]*\|[a-z]+\s*(\||\(|$)/;
const RACETRACE_LINE = /^(racetrace\b|t\d+ [a-z])/;

/** The first lines that say something, at most a few of them. */
function telltaleLines(text: string): string[] {
  return text
    .split(/\r?\n/, 200)
    .map((line) => line.trimStart())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(0, 20);
}

export function detectFormat(head: Uint8Array): TraceFormat | undefined {
  const text = new TextDecoder().decode(head.subarray(0, HEAD_LENGTH));
  if (text.startsWith('Android bug-checker log messages')) return 'droidracer';
  for (const line of telltaleLines(text)) {
    if (RACETRACE_LINE.test(line)) return 'racetrace';
    if (LOG_LINE.test(line)) return logDialect(text);
    if (STD_LINE.test(line)) return 'std';
  }
  return undefined;
}

function logDialect(text: string): TraceFormat {
  if (EM_EXPLORER_MARKS.test(text)) return 'em-explorer';
  return DROIDRACER_MARKS.test(text) ? 'droidracer' : 'em-explorer';
}

export function isBinary(head: Uint8Array): boolean {
  return head.subarray(0, HEAD_LENGTH).includes(0);
}
