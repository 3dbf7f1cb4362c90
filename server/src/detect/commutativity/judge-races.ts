/**
 * What is known of the commutativity of two events says something of the races between them: a
 * condition on the same field that their order decides confirms the race; if both handlers were
 * learned and nothing that they take for granted depends on the field, the race is told less loudly.
 */
import type { Finding } from '../../findings/finding.js';
import { severityOf } from '../../findings/tiers.js';
import { dottedClass } from '../../findings/names.js';
import { sourceText } from './describe.js';
import { handlerName } from './events/handler-name.js';
import type { Race, RaceAccess } from '../report.js';
import type { CommutativityReport, NonCommutative } from './report.js';

export function judged(
  finding: Finding,
  race: Race,
  report: CommutativityReport | undefined,
): Finding {
  const conflict = report?.conflicts.find((each) => isAbout(each, race));
  if (conflict !== undefined) return { ...finding, order: { matters: true, text: why(conflict) } };
  if (report === undefined || race.kind !== 'data-race') return finding;
  const handlers = race.accesses.map(handlerOf);
  const known = handlers.every((each) => each !== '' && report.handlersRun.includes(each));
  if (!known) return finding;
  const order = { matters: false, text: NOTHING_DEPENDS };
  return { ...finding, order, tier: 'likely', severity: severityOf('likely') };
}

const NOTHING_DEPENDS =
  'Nothing that either event takes for granted depends on it, in the runs that were learned from.';

function why({ handler, condition, saidBy }: NonCommutative): string {
  return `${handler} takes for granted that ${condition}${sourceText(saidBy)}: the order matters.`;
}

/** What only the sources say, that a pointer is not null, and a use after free says already. */
export function isToldByRace(conflict: NonCommutative, races: readonly Race[]): boolean {
  if (conflict.isLearned || !conflict.condition.endsWith(' != null')) return false;
  return races.some((race) => race.kind === 'use-free' && isAbout(conflict, race));
}

function isAbout({ field, events }: NonCommutative, { location, accesses }: Race): boolean {
  const own = [dottedClass(location.class ?? ''), location.field ?? ''].filter(Boolean).join('.');
  if (own !== field) return false;
  const tasks = events.map(({ task }) => task).sort();
  return accesses
    .map(({ task }) => task)
    .sort()
    .every((task, at) => task === tasks[at]);
}

function handlerOf({ callback }: RaceAccess): string {
  return callback === undefined ? '' : handlerName(callback);
}
