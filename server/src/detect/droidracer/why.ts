/**
 * Why a pair is a race in the droidracer model, in one paragraph: who accesses what, what kind of
 * race the tool calls it and for which reason, and which rules come near to ordering the two.
 */
import { findQuickMisses } from '../../causality/droidracer/explanation/near-misses.js';
import type { UnorderedPair } from '../../causality/droidracer/explanation/pair.js';
import type { RaceCategory } from '../report.js';
import { sentence, operationPhrase } from '../../trace/words/sentences.js';
import type { Wording } from '../../trace/words/style.js';
import { whoWords } from '../../trace/words/who.js';
import type { DroidRacerRace } from './races.js';

const MISSES_TOLD = 2;

const REASONS: Readonly<Record<Exclude<RaceCategory, 'co-enabled'>, string>> = {
  'multi-threaded': 'Multi-threaded: the two run on different threads.',
  delayed: 'Delayed: the two go back to different delayed posts.',
  'cross-posted': 'Cross-posted: the two go back to different posts from other threads.',
  unknown: 'Unknown: neither triggers, delays nor posts from other threads tell the two apart.',
};

export function explainRace(race: DroidRacerRace, pair: UnorderedPair): string {
  const { wording } = pair;
  const accesses = [race.first, race.second].map(
    (access) =>
      `${whoWords(wording, access)}, ${operationPhrase(wording, access)} (line ${wording.index.columns.line[access]!})`,
  );
  const misses = findQuickMisses(pair).slice(0, MISSES_TOLD);
  return [
    `${capitalised(accesses.join('; '))}.`,
    reasonOf(race, wording),
    ...misses.map(({ missing }) => `${capitalised(missing)}.`),
  ].join(' ');
}

function reasonOf({ category, triggers, ui }: DroidRacerRace, wording: Wording): string {
  if (category !== 'co-enabled') return REASONS[category];
  const events = (triggers ?? []).map(
    (trigger) => `${sentence(wording, trigger)} (line ${wording.index.columns.line[trigger]!})`,
  );
  const what = ui ? 'Co-enabled, on a widget' : 'Co-enabled';
  return `${what}: the two go back to events that may come in either order: ${events.join('; ')}.`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
