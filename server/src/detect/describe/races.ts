/** Races as the report has them: described, explained, grouped and named, in the order of the trace. */
import { hashText } from '../../base/hash-text.js';
import { siteText } from '../../trace/tables.js';
import type { Frame } from '../context/call-stacks.js';
import type { UserCode } from '../noise/user-code.js';
import type { FoundRace } from '../races/found-races.js';
import { describeLocation, locationText } from '../races/locations.js';
import type { Race, RaceAccess, RaceLocation } from '../report.js';
import { describeAccess, type AccessNames } from './accesses.js';
import { explainRace } from './why.js';

export interface RaceNames extends AccessNames {
  readonly userCode: UserCode;
  readonly locksExclude: boolean;
}

export function describeRaces(found: readonly FoundRace[], names: RaceNames): Race[] {
  const ids = new Map<string, number>();
  return [...found].sort(compareRaces).map((race) => {
    const described = describeRace(race, names);
    const id = idOf(described);
    const times = (ids.get(id) ?? 0) + 1;
    ids.set(id, times);
    return { id: times === 1 ? id : `${id}-${times}`, ...described };
  });
}

function compareRaces(one: FoundRace, other: FoundRace): number {
  return (
    one.first.line - other.first.line ||
    one.second.line - other.second.line ||
    one.kind.localeCompare(other.kind)
  );
}

function describeRace(race: FoundRace, names: RaceNames): Omit<Race, 'id'> {
  const { kind, category, violation, noise } = race;
  const location = describeLocation(race.touched, names.tables);
  const first = describeAccess(race.first, names);
  const second = describeAccess(race.second, names);
  const parts = { kind, category, location, accesses: [first, second] as const };
  return {
    kind,
    category,
    ...(violation === undefined ? {} : { violation }),
    location,
    accesses: parts.accesses,
    verdict: 'unverified',
    group: groupOf(first, second, location, names.userCode),
    filtered: noise !== '',
    ...(noise === '' ? {} : { filterReason: noise }),
    why: explainRace(parts, names.tables, names.locksExclude),
  };
}

/** The calls of user code that led to both accesses, and what is touched where there are none. */
function groupOf(
  first: RaceAccess,
  second: RaceAccess,
  location: RaceLocation,
  userCode: UserCode,
): string {
  const calls = [first, second].map(({ stack }) => userCode.innermost(stack));
  const [one, other] = calls;
  if (one === undefined || other === undefined) return locationText(location);
  return [frameText(one), frameText(other)].sort().join(' | ');
}

function frameText(frame: Frame): string {
  return siteText({ label: '', ...frame });
}

/**
 * Rule, location, sites and kinds, whichever side came first, and no object, which another run calls
 * otherwise; where a side has no site, the object and the operations.
 */
function idOf({ kind, location, accesses }: Omit<Race, 'id'>): string {
  const sides = accesses.map(({ site, siteLabel, kind: access }) => {
    const place = site === undefined ? siteLabel : frameText(site);
    return place === undefined ? undefined : `${access} ${place}`;
  });
  const isSited = !sides.includes(undefined);
  const places = isSited ? sides : accesses.map(({ op }) => String(op));
  const what = JSON.stringify(isSited ? { ...location, object: undefined } : location);
  return `${kind}-${hashText([kind, what, ...places.sort()].join('\n'))}`;
}
