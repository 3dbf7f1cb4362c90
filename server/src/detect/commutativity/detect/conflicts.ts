/**
 * Which events do not commute with respect to one condition (thesis 5.2.2 and 5.4): the condition is a
 * logical variable that events require (REQ), make true (GEN) or make false (KILL). FastTrack over
 * that variable: a REQ is a read, a GEN or KILL that matters is a write. Minor ones do not matter:
 * nobody who requires the condition can tell whether they ran earlier or later.
 */
export type Role = 'REQ' | 'GEN' | 'KILL';

export interface Step {
  readonly role: Role;
  /** The event, as a number that `precedes` knows. */
  readonly event: number;
  /** Of a REQ: the condition was false when the event ran. */
  readonly violated?: boolean;
}

export type ConflictKind = 'GEN-REQ' | 'GEN-KILL' | 'REQ-KILL';

export interface Conflict {
  readonly kind: ConflictKind;
  /** Positions of the two steps, in the order of the trace. */
  readonly first: number;
  readonly second: number;
}

export interface Order {
  /** Does the event happen before the other (or is it), which stands later in the trace? */
  precedes(earlier: number, later: number): boolean;
  /** Events of one chain happen one after another. */
  chainOf(event: number): number;
}

/** `steps` in the order of the trace. */
export function findConflicts(steps: readonly Step[], order: Order): readonly Conflict[] {
  return new ConflictFinder(steps, order).find();
}

class ConflictFinder {
  private readonly requiring: number[];
  private readonly minor = new Map<number, boolean>();
  private readonly found: Conflict[] = [];

  constructor(
    private readonly steps: readonly Step[],
    private readonly order: Order,
  ) {
    this.requiring = [...steps.keys()].filter((at) => steps[at]!.role === 'REQ');
  }

  find(): readonly Conflict[] {
    let changed = -1;
    // By chain: whoever comes after the last one comes after all.
    const required = new Map<number, number>();
    for (const [at, { role, event }] of this.steps.entries()) {
      if (role === 'REQ') {
        this.pairWithChange(changed, at);
        required.set(this.order.chainOf(event), at);
      } else if (!this.isMinor(at)) {
        if (role === 'KILL') {
          for (const before of required.values()) this.tell('REQ-KILL', before, at);
        }
        this.pairWithChange(changed, at);
        changed = at;
      }
    }
    return this.found;
  }

  private pairWithChange(changed: number, at: number): void {
    if (changed < 0) return;
    const roles = [this.steps[changed]!.role, this.steps[at]!.role].sort();
    if (roles[0] === roles[1]) return;
    const kind = roles.join('-');
    if (kind === 'GEN-REQ' || kind === 'GEN-KILL') this.tell(kind, changed, at);
    else this.tell('REQ-KILL', changed, at);
  }

  private tell(kind: ConflictKind, first: number, second: number): void {
    if (!this.isBefore(first, second)) this.found.push({ kind, first, second });
  }

  private isMinor(at: number): boolean {
    const known = this.minor.get(at);
    if (known !== undefined) return known;
    const minor = this.requiring.every((required) => this.cannotTell(required, at));
    this.minor.set(at, minor);
    return minor;
  }

  /** Is it all the same to who requires the condition whether the change runs earlier or later? */
  private cannotTell(required: number, change: number): boolean {
    if (required < change) return this.isBefore(required, change);
    return this.isBefore(change, required) && this.isUndoneBetween(change, required);
  }

  /** Some event that does the opposite comes after the change, and before who requires. */
  private isUndoneBetween(change: number, required: number): boolean {
    const opposite = this.steps[change]!.role === 'GEN' ? 'KILL' : 'GEN';
    for (let at = change + 1; at < required; at++) {
      if (this.steps[at]!.role !== opposite) continue;
      if (this.isBefore(change, at) && this.isBefore(at, required)) return true;
    }
    return false;
  }

  private isBefore(first: number, second: number): boolean {
    const [one, other] = [this.steps[first]!.event, this.steps[second]!.event];
    return one === other || this.order.precedes(one, other);
  }
}
