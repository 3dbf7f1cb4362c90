/**
 * What is wrong with a trace, for people: a line, a reason, and the line it contradicts. Nothing
 * here throws; a hostile file can hold millions of mistakes, so the log keeps the first ones, counts
 * the rest and says so.
 */

/** An `error` means that something of the file was not understood or cannot be true. */
export type ProblemSeverity = 'error' | 'warning';

export interface Problem {
  /** Counted from 1; 0 when the problem is about the file as a whole. */
  readonly line: number;
  readonly severity: ProblemSeverity;
  /** Short and stable: `unknown-operation`, `begin-without-post`, … */
  readonly code: string;
  readonly message: string;
  /** Columns on the line, from 0, end excluded; the whole line when absent. */
  readonly columns?: readonly [start: number, end: number];
  /** The line that this one contradicts. */
  readonly related?: { readonly line: number; readonly message: string };
}

export const PROBLEMS_KEPT = 1000;

export class ProblemLog {
  readonly kept: Problem[] = [];
  /** Problems met, kept or not. */
  total = 0;
  errors = 0;

  constructor(readonly limit: number = PROBLEMS_KEPT) {}

  add(problem: Problem): void {
    this.total++;
    if (problem.severity === 'error') this.errors++;
    if (this.kept.length < this.limit) this.kept.push(problem);
  }

  error(line: number, code: string, message: string, more: Partial<Problem> = {}): void {
    this.add({ ...more, line, severity: 'error', code, message });
  }

  warning(line: number, code: string, message: string, more: Partial<Problem> = {}): void {
    this.add({ ...more, line, severity: 'warning', code, message });
  }

  /** The problems by line, and, where some were not kept, one that says how many. */
  list(): Problem[] {
    const sorted = [...this.kept].sort((left, right) => left.line - right.line);
    const dropped = this.total - this.kept.length;
    if (dropped > 0) {
      const message = `${dropped} more problems are not listed: the first ${this.limit} are.`;
      sorted.push({ line: 0, severity: 'warning', code: 'more-problems', message });
    }
    return sorted;
  }
}
