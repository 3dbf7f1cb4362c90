/** Options as their commands want them; what is not accepted is a mistake of the user's, in one line. */
import { UsageError, type Options } from './command.js';

/** One of some words. */
export function choice<Word extends string>(
  options: Options,
  name: string,
  words: readonly Word[],
  fallback: Word,
): Word {
  const value = options[name];
  if (value === undefined) return fallback;
  const found = words.find((word) => word === value);
  if (found === undefined) throw new UsageError(`--${name} is ${inWords(words)}`);
  return found;
}

/** Words with commas between them. */
export function choices<Word extends string>(
  options: Options,
  name: string,
  words: readonly Word[],
): readonly Word[] | undefined {
  const value = options[name];
  if (typeof value !== 'string') return undefined;
  const given = value.split(',').map((word) => word.trim());
  const found = words.filter((word) => given.includes(word));
  if (found.length === 0 || found.length < new Set(given).size) {
    throw new UsageError(`--${name} is one or more of ${words.join(',')}`);
  }
  return found;
}

export function text(options: Options, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

export function texts(options: Options, name: string): readonly string[] {
  const value = options[name];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

/** A number above 0. */
export function positive(options: Options, name: string): number | undefined {
  const value = text(options, name);
  if (value === undefined) return undefined;
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number) || number <= 0) {
    throw new UsageError(`--${name} is a number above 0`);
  }
  return number;
}

function inWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)!}`;
}
