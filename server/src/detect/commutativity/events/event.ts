/** An event that is running, as learning and detection see it: the handlers it ran, what they touched. */
import type { Performer } from '../../context/performers.js';
import type { Touch } from './touch.js';

/** One invocation of a handler (thesis 5.2.1): an event consists of one or more. */
export interface HandlerRun {
  /** `com.x.A.onPause`; '' where the trace does not say. */
  readonly handler: string;
}

export class WatchedEvent {
  readonly touches = new Map<number, Touch>();
  /** In the order in which they ran; the first one is the task itself. */
  readonly runs: HandlerRun[];
  /** The last touch that read this object: for dereferences that name no location. */
  readonly readers = new Map<number, Touch>();

  constructor(
    readonly performer: Performer,
    handler: string,
    /** Writes of the trace before it began. */
    readonly since: number,
  ) {
    this.runs = [{ handler }];
  }

  get run(): number {
    return this.runs.length - 1;
  }

  begin(handler: string): void {
    this.runs.push({ handler });
  }
}
