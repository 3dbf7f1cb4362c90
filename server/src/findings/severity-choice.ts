/**
 * How loudly findings are told, as a team or a person wants it: by rule (`data-race`), by how sure they are
 * (`likely`), or by both (`data-race/likely`). The most exact one counts; what nobody chose follows from how
 * sure the finding is. `off` leaves a finding out, but counted, as a suppression does.
 */
import type { Finding } from './finding.js';
import { RULES } from './rules.js';
import { SEVERITIES, TIERS, type Severity } from './tiers.js';

export type ChosenSeverity = Severity | 'off';

/** By rule, tier, or rule and tier. */
export type SeverityChoice = Readonly<Record<string, ChosenSeverity>>;

const CHOICES: readonly ChosenSeverity[] = [...SEVERITIES, 'off'];

const NAMES: ReadonlySet<string> = new Set([
  ...RULES,
  ...TIERS,
  ...RULES.flatMap((rule) => TIERS.map((tier) => `${rule}/${tier}`)),
]);

/** What is wrong with a choice, a sentence each; what is right in it holds. */
export function readSeverityChoice(value: unknown): {
  readonly choice: SeverityChoice;
  readonly problems: readonly string[];
} {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { choice: {}, problems: ['must be an object: { "data-race": "warning" }.'] };
  }
  const choice: Record<string, ChosenSeverity> = {};
  const problems: string[] = [];
  for (const [name, severity] of Object.entries(value)) {
    if (!NAMES.has(name)) problems.push(`'${name}' is neither a rule nor a tier.`);
    else if (!isChoice(severity)) problems.push(`'${name}' must be ${CHOICES.join(', ')}.`);
    else choice[name] = severity;
  }
  return { choice, problems };
}

function isChoice(value: unknown): value is ChosenSeverity {
  return CHOICES.some((each) => each === value);
}

/** The first of the choices that says something of the finding counts. */
export function withSeverity(finding: Finding, choices: readonly SeverityChoice[]): Finding {
  const { rule, tier } = finding;
  const names = [`${rule}/${tier}`, rule, tier];
  const chosen = choices
    .map((choice) => names.map((name) => choice[name]).find((each) => each !== undefined))
    .find((each) => each !== undefined);
  if (chosen === undefined) return finding;
  if (chosen !== 'off') return { ...finding, severity: chosen };
  const suppression = { where: 'configuration', reason: 'its severity is off' } as const;
  return { ...finding, suppressed: true, suppression };
}
