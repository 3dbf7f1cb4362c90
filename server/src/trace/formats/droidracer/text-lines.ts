/**
 * Lines of text, each with its number: what the readers of the DroidRacer family work on. Their lines
 * hold names with blanks and few numbers, so decoding a line costs less than it saves. What is not
 * UTF-8 becomes U+FFFD and fails wherever a number or an opcode is wanted.
 */
import { ByteLines } from '../../byte-lines.js';
import type { ProblemLog } from '../../problems.js';

export function createTextLines(
  problems: ProblemLog,
  take: (text: string, line: number) => void,
): ByteLines {
  const decoder = new TextDecoder();
  return new ByteLines(problems, (bytes, start, end, line) => {
    take(decoder.decode(bytes.subarray(start, end)), line);
  });
}
