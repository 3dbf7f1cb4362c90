/** Atomicity violations as the report has them: plain data, named by CONTRACT.md. */
import type { RaceAccess, RaceLocation } from '../recorded-access.js';
import type { Priority } from './cycles.js';
import type { AtomicityMode } from './options.js';

/** What leads from one operation of a cycle to the next. */
export type CycleLink =
  /** Both touch the same memory. */
  | 'data'
  | 'lock'
  /** In every run the one comes first: a post, a fork, … */
  | 'must'
  /** Both are of one transaction. */
  | 'transaction';

export interface AtomicityOp extends Omit<RaceAccess, 'kind'> {
  /** `read`, `write`, `lock`, `post`, …: as a racetrace writes it. */
  readonly kind: string;
  /** What is accessed, or the lock. */
  readonly location?: RaceLocation;
  /** The transaction that it belongs to, for people; a thread, if it stands for itself. */
  readonly transaction: string;
  /** To the next operation; from the last one back to the first, both of the one that is blamed. */
  readonly link: CycleLink;
}

export interface AtomicityViolation {
  /** Stable for the same trace. */
  readonly id: string;
  readonly mode: AtomicityMode;
  /** 1: one thread; 2: several; 3: partly, 4: wholly by what is so in every run. */
  readonly priority: Priority;
  /** The transaction that no equivalent order runs in one piece. */
  readonly blamed: string;
  /** Is it not to blame alone? Others of the cycle are cut in two as well. */
  readonly shared: boolean;
  /** From the first operation of the blamed transaction to the last. */
  readonly cycle: readonly AtomicityOp[];
  /** How many cycles agree in tasks, memory and kinds of access, this one included. */
  readonly count: number;
  readonly why: string;
}

export interface AtomicityReport {
  readonly violations: readonly AtomicityViolation[];
  readonly modes: readonly AtomicityMode[];
  /** Is there no cycle at all in any mode, of whatever priority? */
  readonly serializable: boolean;
  /** What the reader should know: modes that say nothing, cycles that are not told. */
  readonly notes: readonly string[];
}
