/**
 * Stopping work whose result nobody wants any more. Whoever asked for the work holds the source and
 * cancels; whoever does it holds the token and looks at it between steps. Between threads the token
 * is one word of shared memory: a worker that computes does not receive messages, but it can look.
 */

export interface CancellationToken {
  readonly isCancelled: boolean;
  /** Calls back once: now, if already cancelled. The answer forgets the listener. */
  onCancelled(listener: () => void): () => void;
}

export class CancellationSource {
  private readonly listeners = new Set<() => void>();
  private cancelled = false;

  readonly token: CancellationToken = this.createToken();

  cancel(): void {
    if (this.cancelled) return;
    this.cancelled = true;
    for (const listener of this.listeners) listener();
    this.listeners.clear();
  }

  private createToken(): CancellationToken {
    const isCancelled = () => this.cancelled;
    return {
      get isCancelled() {
        return isCancelled();
      },
      onCancelled: (listener) => this.listen(listener),
    };
  }

  private listen(listener: () => void): () => void {
    if (this.cancelled) listener();
    else this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }
}

/** What a run that was cancelled ends with, where it cannot end with a result. */
export class CancelledError extends Error {
  constructor() {
    super('cancelled');
  }
}

/** A flag that two threads see: 0 until raised. */
export type SharedFlag = Int32Array<SharedArrayBuffer>;

export function createSharedFlag(): SharedFlag {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

export function raiseFlag(flag: SharedFlag): void {
  Atomics.store(flag, 0, 1);
}

export function isRaised(flag: SharedFlag): boolean {
  return Atomics.load(flag, 0) !== 0;
}
