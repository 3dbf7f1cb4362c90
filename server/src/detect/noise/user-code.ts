/**
 * Whose code a class is. The platform and libraries are told by the prefixes of their packages; all
 * else is the user's, and so is the package that the trace names as the app (`about app`), even where
 * a library's prefix covers it.
 */
import type { TraceTables } from '../../trace/tables.js';
import type { Frame } from '../context/call-stacks.js';
import type { FilterData } from './filter-data.js';

/** `Landroid/view/View;` and `android/view/View` as `android.view.View`. */
export function toDottedName(name: string): string {
  const plain = name.startsWith('L') && name.endsWith(';') ? name.slice(1, -1) : name;
  return plain.replaceAll('/', '.');
}

/** A pattern is a name, or the beginning of one and `*`. */
export function matches(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
}

export class UserCode {
  private readonly known = new Map<string, boolean>();
  private readonly library: readonly string[];
  private readonly given: readonly string[];

  constructor(
    private readonly tables: TraceTables,
    { library, user }: FilterData,
  ) {
    this.library = library;
    this.given = user;
  }

  has(frame: Frame): boolean {
    const known = this.known.get(frame.class);
    if (known !== undefined) return known;
    const answer = this.isUserClass(toDottedName(frame.class));
    this.known.set(frame.class, answer);
    return answer;
  }

  /** Is some frame the user's? Where nothing is recorded, nothing speaks against it. */
  induces(frames: readonly Frame[]): boolean {
    return frames.length === 0 || frames.some((frame) => this.has(frame));
  }

  /** The innermost frame of the user; undefined where none is recorded. */
  innermost(frames: readonly Frame[]): Frame | undefined {
    return frames.find((frame) => this.has(frame));
  }

  private isUserClass(name: string): boolean {
    if (this.given.some((prefix) => name.startsWith(prefix))) return true;
    if (this.apps().some((app) => name.startsWith(`${app}.`))) return true;
    return !this.library.some((prefix) => name.startsWith(prefix));
  }

  /** A trace says what it is about before its first operation. */
  private apps(): string[] {
    return this.tables.about.filter(({ key }) => key === 'app').map(({ value }) => value);
  }
}
