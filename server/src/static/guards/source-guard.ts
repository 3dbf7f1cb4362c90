/**
 * An access of a field that a test of the same field decides over, as the text of a body says it:
 * `if (pending == null) pending = …`. Plain data, so that it travels to whoever holds it against a trace
 * that recorded no branches. It stands for one line: a trace of other lines finds nothing here.
 */
export interface SourceGuard {
  /** `com.x.A.b`, with the binary name of the class that declares it. */
  readonly field: string;
  /** The outermost class of the file, by its binary name. */
  readonly owner: string;
  /** Of the access, from 1. */
  readonly line: number;
  readonly writes: boolean;
  /** The last part of the file's path, and the line of the test. */
  readonly file: string;
  readonly test: number;
}
