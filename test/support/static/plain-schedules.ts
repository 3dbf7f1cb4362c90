/**
 * All schedules of a few small origins, tried one by one: the plain twin of HappensBefore. An origin that
 * the system starts begins once, at any time; every out begins a new run of the other; a wait is passed
 * when a run of the other has begun and none is under way.
 */
export type PlainEvent =
  | { readonly kind: 'access' }
  | { readonly kind: 'out'; readonly origin: number }
  | { readonly kind: 'wait'; readonly origin: number };

export interface PlainOrigin {
  readonly bySystem: boolean;
  readonly events: readonly PlainEvent[];
}

interface Run {
  readonly origin: number;
  readonly next: number;
}

interface State {
  readonly runs: readonly Run[];
  /** Runs that have begun, by origin. */
  readonly begun: readonly number[];
  /** Events that have run: origin and number. */
  readonly done: ReadonlySet<string>;
}

/** Schedules in which more runs than this begin are not followed. */
const MOST_RUNS = 5;

/** For every event y, the events x of which no schedule runs y without an x before: `x<y`. */
export function plainOrder(origins: readonly PlainOrigin[]): {
  readonly before: ReadonlySet<string>;
  /** Origins that never begin twice. */
  readonly once: readonly boolean[];
  /** Events that some schedule runs. */
  readonly ran: ReadonlySet<string>;
} {
  const names = origins.flatMap(({ events }, origin) =>
    events.map((_event, index) => `${origin}.${index}`),
  );
  const before = new Set(names.flatMap((x) => names.map((y) => `${x}<${y}`)));
  const once = origins.map(() => true);
  const ran = new Set<string>();
  const seen = new Set<string>();
  const start: State = { runs: [], begun: origins.map(() => 0), done: new Set() };
  const waiting = [start];
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
    const key = JSON.stringify([state.runs, state.begun, [...state.done].sort()]);
    if (seen.has(key)) continue;
    seen.add(key);
    for (const name of state.done) ran.add(name);
    state.begun.forEach((count, origin) => {
      if (count > 1) once[origin] = false;
    });
    waiting.push(...nextStates(origins, state, before, names));
  }
  return { before, once, ran };
}

function nextStates(
  origins: readonly PlainOrigin[],
  state: State,
  before: Set<string>,
  names: readonly string[],
): State[] {
  const next: State[] = [];
  origins.forEach(({ bySystem }, origin) => {
    if (bySystem && state.begun[origin] === 0) next.push(begin(state, origin));
  });
  state.runs.forEach((run, index) => {
    const event = origins[run.origin]!.events[run.next];
    if (event === undefined || !canRun(origins, state, event)) return;
    const name = `${run.origin}.${run.next}`;
    for (const x of names) if (x !== name && !state.done.has(x)) before.delete(`${x}<${name}`);
    const runs = state.runs.with(index, { ...run, next: run.next + 1 });
    const after = { ...state, runs, done: new Set([...state.done, name]) };
    if (event.kind !== 'out') next.push(after);
    else if (after.begun.reduce((sum, count) => sum + count, 0) < MOST_RUNS) {
      next.push(begin(after, event.origin));
    }
  });
  return next;
}

function begin(state: State, origin: number): State {
  return {
    ...state,
    runs: [...state.runs, { origin, next: 0 }],
    begun: state.begun.with(origin, state.begun[origin]! + 1),
  };
}

function canRun(origins: readonly PlainOrigin[], state: State, event: PlainEvent): boolean {
  if (event.kind !== 'wait') return true;
  const isUnderWay = state.runs.some(
    ({ origin, next }) => origin === event.origin && next < origins[origin]!.events.length,
  );
  return state.begun[event.origin]! > 0 && !isUnderWay;
}
