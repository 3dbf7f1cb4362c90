/** What is known of a transaction, for people: what holds its operations together. */
import type { Performer } from '../context/performers.js';

export type TransactionKind =
  /** Callbacks of a component instance and what they post to their own thread. */
  | 'component'
  /** The callbacks of a service that is started, or bound by one connection. */
  | 'started-service'
  | 'bound-service'
  /** A task and what it posts to its own thread. */
  | 'tree'
  /** A task by itself. */
  | 'task'
  /** A block that its author says is atomic. */
  | 'block';

export interface Transaction {
  readonly kind: TransactionKind;
  /** The first task, or the thread. */
  readonly performer: Performer;
  /** The component instance; 0 for none. */
  readonly component: number;
}
