/**
 * `suppress` of `racelens.json`: fields and packages whose findings a team has looked at, each with its
 * reason: `{ "field": "com.x.A.b", "rule": "data-race", "reason": "only for the log" }`.
 */
import type { RuleId, SourceSpan } from '../../findings/finding.js';
import { suppressedRules, type Covered, type Suppression } from '../../findings/suppressions.js';

type Complain = (message: string) => void;

export function readConfiguredSuppressions(
  value: unknown,
  place: SourceSpan,
  complain: Complain,
): Suppression[] {
  if (!Array.isArray(value)) {
    complain('suppress: must be a list: [ { "field": …, "reason": … } ].');
    return [];
  }
  return value.flatMap((each: unknown, at) => {
    const found = readOne(each, place);
    if (typeof found !== 'string') return [found];
    complain(`suppress[${at}]: ${found}`);
    return [];
  });
}

/** In words what is wrong with it. */
function readOne(value: unknown, place: SourceSpan): Suppression | string {
  if (typeof value !== 'object' || value === null) return 'must be an object.';
  const { field, package: name, rule, reason } = value as Record<string, unknown>;
  const rules = rulesOf(rule);
  if (rules === undefined) return `there is no rule '${String(rule)}'.`;
  if (typeof reason !== 'string' || reason.trim() === '') return 'needs a reason.';
  const covers = coveredOf(field, name);
  if (covers === undefined) return 'needs a field (com.x.A.b) or a package (com.x), and not both.';
  return { where: 'configuration', place, rules, reason, covers };
}

function rulesOf(rule: unknown): readonly RuleId[] | undefined {
  if (rule === undefined) return [];
  return typeof rule === 'string' ? suppressedRules(`racelens/${rule}`) : undefined;
}

function coveredOf(field: unknown, name: unknown): Covered | undefined {
  if (typeof field === 'string' && name === undefined) return { kind: 'field', field };
  if (typeof name === 'string' && field === undefined) return { kind: 'package', name };
  return undefined;
}
