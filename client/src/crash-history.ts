/**
 * Whether a server that has crashed deserves another try: yes, until it has crashed five times
 * within three minutes. Then something is wrong that a restart does not mend.
 */
export const CRASH_LIMIT = 5;
export const CRASH_WINDOW_MS = 3 * 60 * 1000;

export class CrashHistory {
  private crashes: number[] = [];

  constructor(private readonly now: () => number = Date.now) {}

  /** Notes a crash and says what to do about it. */
  add(): 'restart' | 'give up' {
    const now = this.now();
    this.crashes = [...this.crashes.filter((then) => now - then < CRASH_WINDOW_MS), now];
    return this.crashes.length < CRASH_LIMIT ? 'restart' : 'give up';
  }

  /** The user wants a fresh start. */
  forget(): void {
    this.crashes = [];
  }
}
