/**
 * How the rules that pair one operation with another are written, once, for every engine. A rule
 * stores the time of an operation in a channel, and a later operation takes it in. The clocks keep
 * vector times in the channels; the plain closure keeps the operations themselves and so makes edges.
 */

/** The rules of docs/causality.md, in its order. */
export const RULES = [
  'PO',
  'START',
  'FORK',
  'JOIN',
  'SIGNAL',
  'NOTIFY',
  'LISTENER',
  'TIMER',
  'CALL',
  'REPLY',
  'VOLATILE',
  'ATTACH',
  'SEND',
  'LOOPBEGIN',
  'LOOPEND',
  'IDLE',
  'ENABLE',
  'LIFECYCLE',
  'INPUT',
  'LOCK',
  'FIFO',
  'PRIORITY',
  'ATFRONT',
  'ATOMIC',
  'BARRIER',
  'IPCHANDLE',
  'IPCASYNC',
] as const;

export type Rule = (typeof RULES)[number];

/** Names a channel: a rule and the 32-bit id of what its two sides share. */
export type ChannelKey = number;

const FIRST_KEY = Object.fromEntries(
  RULES.map((rule, place) => [rule, place * 2 ** 32]),
) as Readonly<Record<Rule, ChannelKey>>;

export function channelKey(rule: Rule, id: number): ChannelKey {
  return FIRST_KEY[rule] + id;
}

export function ruleOfChannel(key: ChannelKey): Rule {
  return RULES[Math.floor(key / 2 ** 32)]!;
}

/** What a rule may do with the operation that is being taken. */
export interface Channels {
  /** The operation comes after all that the channel holds. */
  acquire(key: ChannelKey): void;
  /** The channel holds this operation, and nothing else. */
  replace(key: ChannelKey): void;
  /** The channel holds this operation besides what it held. */
  gather(key: ChannelKey): void;
  /** The channel holds nothing. */
  clear(key: ChannelKey): void;
}
