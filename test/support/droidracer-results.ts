/**
 * The results that DroidRacer wrote behind its trace (DROIDRACER.md section 1.3) and its counters
 * (pldi-race.log), read back so that tests can hold our own against them.
 */

export interface PrintedAccess {
  readonly rwId: number;
  readonly type: string;
  readonly object: string;
  readonly class: string;
  readonly field: number;
  readonly thread: number;
  readonly block: number;
}

export type PrintedRace = readonly [PrintedAccess, PrintedAccess];

export interface PrintedResults {
  readonly graphSize: number;
  readonly races: readonly PrintedRace[];
  /** Lines of each list of the categorisation; the widgets' co-enabled list apart. */
  readonly lists: Readonly<Record<ListName, readonly string[]>>;
}

export type ListName =
  'multiThreaded' | 'delayed' | 'crossPosted' | 'coEnabledUi' | 'coEnabledNonUi' | 'uncategorised';

const ACCESS =
  /rwId\d:(\d+) type - (\w+) +obj - (\S+) +class - (\S*) *field - .*fieldIdx - (\d+) .*tid - (\d+) +accessId - (\d+)/;

export function parseResults(log: string): PrintedResults {
  const accesses = log.split('\n').flatMap((line) => parseAccess(line) ?? []);
  return {
    graphSize: Number(/HB Graph size : (\d+)/.exec(log)![1]),
    races: accesses.flatMap((access, at): PrintedRace[] =>
      at % 2 === 0 ? [[access, accesses[at + 1]!]] : [],
    ),
    lists: parseLists(log),
  };
}

function parseAccess(line: string): PrintedAccess | undefined {
  const match = ACCESS.exec(line);
  if (match === null) return undefined;
  const [, rwId, type, object, owner, field, thread, block] = match as unknown as string[];
  return {
    rwId: Number(rwId),
    type: type!,
    object: object!,
    class: owner!,
    field: Number(field),
    thread: Number(thread),
    block: Number(block),
  };
}

function parseLists(log: string): PrintedResults['lists'] {
  const between = (from: string, to: string): string[] =>
    log
      .slice(log.indexOf(from) + from.length, log.indexOf(to))
      .trimEnd()
      .split('\n')
      .slice(1);
  const rows = (from: string, to: string) => between(from, to).filter((line) => line !== '');
  const coEnabled = between('co-enabled events', ' Uncategorized races');
  const gap = coEnabled.indexOf('');
  return {
    multiThreaded: rows('Multithreaded races', 'Async races'),
    delayed: rows('delayed post in ancestor asyncblocks', 'Races due to cross thread'),
    crossPosted: rows('cross thread post in ancestor asyncblocks', 'Races due to co-enabled'),
    coEnabledUi: coEnabled.slice(0, Math.max(gap, 0)),
    coEnabledNonUi: coEnabled.slice(gap + 1),
    uncategorised: rows(' Uncategorized races', 'Memory used'),
  };
}

/** `#trace: 10348` and the like, by name; one key has lost its `#`. */
export function parseCounters(log: string): ReadonlyMap<string, number> {
  const pairs = [...log.matchAll(/#?([\w-]+): (\d+)/g)];
  return new Map(pairs.map(([, name, value]) => [name!, Number(value)]));
}
