/**
 * The accesses of one line as text, and what every rule said of each conflicting access: the debug view
 * behind a finding, and behind the question why there is none.
 */
import { placeOfSite, type Code } from '../../android/flow/code.js';
import { runsOnOf } from '../../android/executor-words.js';
import type { LocationId } from '../accesses/locations.js';
import type { Conflicts } from '../find-races.js';
import type { AccessEvent } from '../order/events.js';
import { objectText } from '../points-to/print.js';
import type { PointsTo } from '../points-to/points-to.js';
import { lockNames } from '../report/lock-names.js';
import { subjectOf } from '../report/subjects.js';
import { checkPair, type PairVerdict } from './pair-check.js';
import type { SiteEvents } from './site-pairs.js';

/** Is the access on the line that is asked about? */
type IsAsked = (file: string, line: number) => boolean;

export function printPairs(conflicts: Conflicts, pointsTo: PointsTo, isAsked: IsAsked): string[] {
  const printer = new PairPrinter(conflicts, pointsTo);
  return [...conflicts.byLocation].flatMap(([location, sites]) =>
    sites
      .filter((site) => isAsked(...printer.placeOf(site.events[0]!)))
      .flatMap((site) => printer.linesOf(location, site, sites)),
  );
}

class PairPrinter {
  constructor(
    private readonly conflicts: Conflicts,
    private readonly pointsTo: PointsTo,
  ) {}

  placeOf(event: AccessEvent): readonly [file: string, line: number] {
    const { statement } = event.access.access;
    const place = placeOfSite({ code: this.#codeOf(event), statement });
    return [place?.file ?? '', place?.line ?? 0];
  }

  linesOf(location: LocationId, site: SiteEvents, sites: readonly SiteEvents[]): string[] {
    const others = sites.filter(({ access }) => [access.kind, site.access.kind].includes('write'));
    return [
      this.#subject(location, site),
      ...site.events.flatMap((event) => [
        `  ${this.#eventText(event)}`,
        ...others.flatMap((other) => this.#verdicts(location, event, other)),
      ]),
    ];
  }

  #subject(location: LocationId, { access, events }: SiteEvents): string {
    const { object } = this.conflicts.context.locations.all[location]!;
    const { text } = subjectOf(this.#codeOf(events[0]!), access, undefined);
    const of = object === undefined ? 'static' : `of ${objectText(this.pointsTo, object)}`;
    return `${access.kind} ${text} ${of}`;
  }

  #eventText(event: AccessEvent): string {
    const { origins, locksets } = this.conflicts.context;
    const { name, executor } = origins[event.origin]!;
    const locks = lockNames(locksets, event.locks, this.pointsTo);
    const held = locks.length === 0 ? '' : `, holding ${locks.join(', ')}`;
    return `${name} (${runsOnOf(executor)})${held}`;
  }

  #verdicts(location: LocationId, event: AccessEvent, { access, events }: SiteEvents): string[] {
    const { context } = this.conflicts;
    return events.map((other) => {
      const [file, line] = this.placeOf(other);
      const place = `${file.slice(file.lastIndexOf('/') + 1)}:${line}`;
      const verdict = verdictText(checkPair(context, location, event, other));
      return `    ${verdict} | ${access.kind} at ${place} in ${this.#eventText(other)}`;
    });
  }

  #codeOf({ instance }: AccessEvent): Code {
    return this.pointsTo.instances[instance]!.code;
  }
}

function verdictText(verdict: PairVerdict): string {
  return verdict.kind === 'quiet' ? `quiet (${verdict.reason})` : verdict.when;
}
