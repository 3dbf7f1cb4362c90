/**
 * The numbers of names, four bytes at a time and without a branch: whether a number has three digits or
 * four is as good as random to the processor, and a branch foretold wrongly costs more than the whole
 * calculation. Both functions together give what `readNumber` gives. They are apart because what
 * stands behind a number can be looked at as soon as its digits are counted.
 *
 * Text is loaded so that its first byte is the lowest. `^ Word.Zeros` turns each digit into its value,
 * and every other byte into a value above 9.
 */
import { ZERO } from './bytes.js';
import { MOST_DIGITS } from './name-table.js';

/** An enum, so that its values stand in the code: V8 would look variables up, and ask what is in them. */
enum Word {
  Bytes = 4,
  Zeros = 0x3030_3030,
  /** Carries a value above 9 into the highest bit of its byte. */
  ToHighestBit = 0x7676_7676,
  HighestBits = -0x7f7f_7f80,
}

/** How many digits stand at `start`. */
export function countDigits(text: DataView, start: number): number {
  let digits = leadingDigits(valuesAt(text, start));
  // Either most numbers of a trace are longer than a word or few are.
  while ((text.getUint8(start + digits) - ZERO) >>> 0 < 10) digits++;
  return digits;
}

/** The decimal number of so many digits: its value times 16, plus their count; 0 if too long. */
export function quickNumber(text: DataView, start: number, digits: number): number {
  if (digits > MOST_DIGITS) return 0;
  let value = valueOf(valuesAt(text, start), Math.min(Word.Bytes, digits));
  for (let at = Word.Bytes; at < digits; at++)
    value = value * 10 + text.getUint8(start + at) - ZERO;
  return (value << 4) | digits;
}

function valuesAt(text: DataView, start: number): number {
  return text.getInt32(start, true) ^ Word.Zeros;
}

function leadingDigits(values: number): number {
  const stops = ((values + Word.ToHighestBit) | values) & Word.HighestBits;
  // The bits below the lowest stop; all 32 if there is none.
  return (32 - Math.clz32(~stops & (stops - 1))) >> 3;
}

/** The number that the first values make; those behind are shifted out, by halves since 32 is no shift. */
function valueOf(values: number, digits: number): number {
  const half = 16 - 4 * digits;
  const shifted = (values << half) << half;
  const pairs = Math.imul(shifted, 10) + (shifted >>> 8);
  return (pairs & 255) * 100 + ((pairs >>> 16) & 255);
}
