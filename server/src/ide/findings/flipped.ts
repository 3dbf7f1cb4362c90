/** A finding in the other order, as a document: the verdict, both columns, the recipe. */
import type { Finding } from '../../findings/finding.js';
import { summary } from '../../findings/message.js';

export interface Flipped {
  readonly schedule: string;
  readonly recipe: string;
}

/** undefined where nobody has looked at the other order. */
export function flippedFinding(finding: Finding): Flipped | undefined {
  const { verification } = finding;
  if (verification === undefined) return undefined;
  const { reason, schedule = '', recipe = '' } = verification;
  const columns = schedule === '' ? [] : ['```text', schedule, '```', ''];
  const parts = [`## ${summary(finding)}`, '', reason, '', ...columns, recipe];
  return { schedule: `${parts.join('\n').trimEnd()}\n`, recipe };
}
