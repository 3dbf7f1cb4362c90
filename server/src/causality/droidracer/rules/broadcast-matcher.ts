/**
 * Which send and which registration a reception answers (DROIDRACER.md section 3.1, item 11): the
 * send of the same intent, and the registration of the same receiver and action. A sticky intent
 * stays: who registers for it later receives it at once, so the reception answers the oldest such
 * registration that none has answered yet.
 */
import { NONE } from '../graph.js';

export interface BroadcastMatch {
  readonly send: number;
  readonly registration: number;
  /** The reception answers a registration made while the intent was sticky. */
  readonly sticky: boolean;
}

export const NOT_MATCHED: BroadcastMatch = { send: NONE, registration: NONE, sticky: false };

interface Send {
  readonly node: number;
  readonly sticky: boolean;
}

/** Registrations of one receiver for one action. */
interface Registrations {
  latest: number;
  /** Made while an intent of the action was sticky, and not answered yet. */
  readonly whileSticky: number[];
}

export class BroadcastMatcher {
  private readonly sends = new Map<number, Send>();
  private readonly stickyActions = new Set<string>();
  /** By receiver, then by action. */
  private readonly receivers = new Map<number, Map<string, Registrations>>();

  /** Takes the operations that are not receptions. */
  note(state: string, node: number, receiver: number, action: string, intent: number): void {
    if (state === 'ABC_SEND_BROADCAST') this.sends.set(intent, { node, sticky: false });
    else if (state === 'ABC_SEND_STICKY_BROADCAST') {
      this.sends.set(intent, { node, sticky: true });
      this.stickyActions.add(action);
    } else if (state === 'ABC_REMOVE_STICKY_BROADCAST') this.stickyActions.delete(action);
    else if (state === 'ABC_REGISTER_RECEIVER') this.register(node, receiver, action);
    else if (state === 'ABC_UNREGISTER_RECEIVER') this.receivers.delete(receiver);
  }

  match(receiver: number, action: string, intent: number): BroadcastMatch {
    const send = this.sends.get(intent);
    const registrations = this.receivers.get(receiver)?.get(action);
    const sticky = send?.sticky === true ? registrations?.whileSticky.shift() : undefined;
    return {
      send: send?.node ?? NONE,
      registration: sticky ?? registrations?.latest ?? NONE,
      sticky: sticky !== undefined,
    };
  }

  private register(node: number, receiver: number, action: string): void {
    const actions = this.receivers.get(receiver) ?? new Map<string, Registrations>();
    const known = actions.get(action) ?? { latest: NONE, whileSticky: [] };
    known.latest = node;
    if (this.stickyActions.has(action)) known.whileSticky.push(node);
    actions.set(action, known);
    this.receivers.set(receiver, actions);
  }
}
