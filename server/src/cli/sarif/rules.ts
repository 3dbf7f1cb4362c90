/** The rules as SARIF describes them: what a code-scanning page shows beside a result. */
import type { ReportingDescriptor } from 'sarif';
import type { RuleId } from '../../findings/finding.js';

interface RuleText {
  readonly name: string;
  readonly short: string;
  readonly full: string;
}

const TEXTS: Readonly<Record<RuleId, RuleText>> = {
  'data-race': {
    name: 'DataRace',
    short: 'Two threads or events touch the same memory, and nothing orders them.',
    full: 'At least one of the two accesses writes. They run on different threads without a common lock, or as events of one looper that the system may run in either order. Which value is seen is left to chance.',
  },
  'use-after-free': {
    name: 'UseAfterFree',
    short: 'One event or thread frees what another one still uses.',
    full: 'A field is set to null, or its object closed, released or unbound, by code that may run before the use. The use then fails, often with a NullPointerException.',
  },
  'order-violation': {
    name: 'OrderViolation',
    short: 'A use may come before the event that sets the field.',
    full: 'The field is set by one event or thread and used by another, and nothing makes the second wait for the first.',
  },
  'non-commutative': {
    name: 'NonCommutativeEvents',
    short: 'Two events whose order decides whether a precondition holds.',
    full: 'One event takes for granted what the other establishes or destroys, and nothing orders them.',
  },
  atomicity: {
    name: 'AtomicityViolation',
    short: 'An event comes between two events that belong together.',
    full: 'The events of one task or component are meant to see one state, and another event changes it in between.',
  },
};

export const SARIF_RULES: readonly ReportingDescriptor[] = Object.entries(TEXTS).map(
  ([rule, { name, short, full }]) => ({
    id: sarifRule(rule as RuleId),
    name,
    shortDescription: { text: short },
    fullDescription: { text: full },
    help: { text: `${full} The page of the rule is in the extension, behind the rule's name.` },
    defaultConfiguration: { level: 'warning' },
    properties: { tags: ['concurrency', 'android', 'correctness'] },
  }),
);

export function sarifRule(rule: RuleId): string {
  return `racelens/${rule}`;
}
