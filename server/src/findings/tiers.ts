/** How sure a finding is, and how loudly that is said. */

export type Severity = 'error' | 'warning' | 'information' | 'hint';

/** From the worst to the least. */
export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'information', 'hint'];

/**
 * `confirmed`: seen in a trace, or so plain in the sources that nothing is left to doubt; `likely`: the
 * sources allow it; `possible`: they do, but order may come from where the analysis does not look.
 */
export type Tier = 'confirmed' | 'likely' | 'possible';

export const TIERS: readonly Tier[] = ['confirmed', 'likely', 'possible'];

const SEVERITY_OF: Readonly<Record<Tier, Severity>> = {
  confirmed: 'warning',
  likely: 'information',
  possible: 'hint',
};

export function severityOf(tier: Tier): Severity {
  return SEVERITY_OF[tier];
}

interface Told {
  readonly tier: Tier;
  readonly severity: Severity;
}

/** Of two sightings of one conflict the surer one counts. */
export function strongerTier(one: Told, other: Told): Told {
  const { tier, severity } = TIERS.indexOf(other.tier) < TIERS.indexOf(one.tier) ? other : one;
  return { tier, severity };
}

/** What is only a hint, as possible ones are, is counted, and shown only to those who ask. */
export function isShownUnasked({ severity }: { readonly severity: Severity }): boolean {
  return severity !== 'hint';
}

/** Is the one at least as bad as the other? */
export function isAtLeast(severity: Severity, least: Severity): boolean {
  return SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(least);
}
