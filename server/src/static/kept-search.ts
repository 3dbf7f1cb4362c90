/**
 * The search for conflicts in a program that is edited. While points-to is as before, and what all bodies together
 * say of fields, numbers of locations, locksets and frames last, and with them what was found by them:
 * - of a frame: while its body is the same, calls nothing of which other things are said, and has the same steps;
 * - of the runs of an origin, what it can come to and which objects it has from outside: while it reaches no code
 *   that was edited or of which other things are said;
 * - of a location: see kept-locations.ts.
 *
 * What an edit has changed is remembered until a search has come to its end: one that is cancelled leaves
 * all as it was.
 */
import type { Code, CodeTable } from '../android/flow/code.js';
import type { UnderstoodProject } from '../android/origins/build-model.js';
import { isSame } from '../base/is-same.js';
import { getOrMake } from '../base/multi-map.js';
import { callsIn } from '../java/ir/selecting.js';
import type { Body, Call } from '../java/ir/statements.js';
import type { MethodId } from '../java/program/symbols.js';
import { LocationTable, type LocationId } from './accesses/locations.js';
import type { BodyFacts } from './body-facts.js';
import type { BodySolutions } from './body-solutions.js';
import type { Acquired } from './heap/acquired.js';
import type { Untouched } from './heap/untouched.js';
import type { WithinReach } from './heap/within-reach.js';
import { FoundLocations } from './kept-locations.js';
import { Locksets } from './locks/locksets.js';
import { Frames } from './order/frames.js';
import type { InstanceGraph } from './order/instance-graph.js';
import type { Visits } from './order/visits.js';
import type { StaticOrigin, StaticOriginId, StaticProgram } from './origins.js';
import type { InstanceId } from './points-to/points-to.js';
import type { SiteEvents } from './races/site-pairs.js';
import { isSolvedAlike, wholeOf, type Whole } from './same-program.js';
import {
  type Asked,
  isAnsweredAlike,
  areSameSets,
  isSameWorld,
  type World,
} from './same-search.js';

type Overall = ReturnType<BodyFacts['overall']>;

interface Tables {
  readonly locations: LocationTable;
  readonly locksets: Locksets;
  readonly frames: Frames;
}

interface Runs {
  readonly within: WithinReach;
  readonly acquired: Acquired;
}

/** What a search leaves for the next. */
interface Left {
  readonly runs: Runs;
  readonly world: World;
  /** Undefined where it had to stop. */
  readonly found: FoundLocations | undefined;
  /** The same for searches of which each took over from the one before. */
  readonly line: object;
}

interface Kept extends Left {
  /** What all bodies together said of fields. */
  readonly overall: Overall;
  readonly codes: CodeTable;
  readonly whole: Whole;
  readonly tables: Tables;
}

export class KeptSearch {
  #solutions: BodySolutions | undefined;
  #codes: readonly Code[] = [];
  #bodies: readonly Body[] = [];
  readonly #edited = new Set<Code>();
  /** Of which other things may be said than before. */
  readonly #stale = new Set<Body>();
  #kept: Kept | undefined;

  /** To be told of each analysis, also of those that need no search. */
  note(project: UnderstoodProject, program: StaticProgram, solutions: BodySolutions): void {
    const { codes } = project.codes;
    const isLike = this.#solutions === solutions && this.#codes.length === codes.length;
    const kept = isLike ? this.#kept : undefined;
    const whole = wholeOf(project, program);
    const holds = kept !== undefined && isSamePointsTo(kept, project.codes, whole);
    // Statements of what is edited later have other numbers, so it is asked now.
    this.#kept = holds ? { ...kept, codes: project.codes, whole } : undefined;
    codes.forEach((code, at) => {
      if (code !== this.#codes[at] || code.body !== this.#bodies[at]) this.#edited.add(code);
    });
    for (const body of solutions.forgotten) this.#stale.add(body);
    this.#solutions = solutions;
    this.#codes = [...codes];
    this.#bodies = codes.map(({ body }) => body);
  }

  /** Of the program that was noted last. */
  begin(
    project: UnderstoodProject,
    program: StaticProgram,
    graph: InstanceGraph,
    overall: Overall,
  ): Continued {
    const kept = this.#kept;
    const before = kept !== undefined && areSameSets(kept.overall, overall) ? kept : undefined;
    const touched = before === undefined ? NOTHING : this.#touched(program);
    return new Continued(before, touched, program, graph, (left, tables) => {
      const whole = wholeOf(project, program);
      this.#kept = { ...left, codes: project.codes, whole, tables, overall };
      this.#edited.clear();
      this.#stale.clear();
    });
  }

  /** Instances of bodies that are another, or of which other things are said, or that call one of these. */
  #touched({ pointsTo }: StaticProgram): ReadonlySet<InstanceId> {
    const bodies = new Set([...this.#edited].map(({ body }) => body).concat(...this.#stale));
    const methods = new Map<MethodId, boolean>();
    const isCalled = ({ method }: Call): boolean =>
      method !== undefined &&
      getOrMake(methods, method.id, () => {
        return this.#solutions!.bodies.bodiesOf(method).some((body) => bodies.has(body));
      });
    const asks = (body: Body): boolean =>
      callsIn(body).some((index) => isCalled(body.statements[index] as Call & { kind: 'call' }));
    const known = new Map<Body, boolean>();
    const found = pointsTo.instances.filter(({ code: { body } }) =>
      getOrMake(known, body, () => bodies.has(body) || asks(body)),
    );
    return new Set(found.map(({ id }) => id));
  }
}

/** One search, with what it has from the one before. */
export class Continued {
  readonly tables: Tables;
  /** What was found before and what is found now are of one line: what was said of the one holds of the other. */
  #line: object = {};

  constructor(
    private readonly before: Kept | undefined,
    private readonly touched: ReadonlySet<InstanceId>,
    private readonly program: StaticProgram,
    private readonly graph: InstanceGraph,
    private readonly keep: (left: Left, tables: Tables) => void,
  ) {
    this.tables = before?.tables ?? {
      locations: new LocationTable(),
      locksets: new Locksets(),
      frames: new Frames(),
    };
  }

  isUntouched(instance: InstanceId): boolean {
    return !this.touched.has(instance);
  }

  takeRuns({ within, acquired }: Runs): void {
    if (this.before === undefined) return;
    const isTouched = this.#originsTo(this.touched);
    const untouched: Untouched = {
      hasInstance: (instance) => !this.touched.has(instance),
      hasOrigin: (origin) => !isTouched(origin),
    };
    within.takeOver(this.before.runs.within, untouched);
    acquired.takeOver(this.before.runs.acquired, untouched);
  }

  /** What is known of locations before any is looked at; `renewed`: instances whose frames are others than before. */
  locationsOf(
    byLocation: ReadonlyMap<LocationId, readonly SiteEvents[]>,
    visits: Visits,
    world: World,
    renewed: ReadonlySet<InstanceId>,
    asked: Asked,
  ): FoundLocations {
    const found = new FoundLocations(byLocation, visits);
    const { before } = this;
    if (before?.found === undefined) return found;
    const isTouched = this.#originsTo(new Set([...this.touched, ...renewed]));
    if (!isSameWorld(before.world, world, isTouched)) return found;
    if (!isAnsweredAlike(before.world, asked, isTouched)) return found;
    found.takeOver(before.found, isTouched);
    this.#line = before.line;
    return found;
  }

  get line(): object {
    return this.#line;
  }

  end(left: Omit<Left, 'line'>): void {
    this.keep({ ...left, line: this.#line }, this.tables);
  }

  #originsTo(instances: ReadonlySet<InstanceId>): (origin: StaticOriginId) => boolean {
    const leads = this.graph.leadingTo(instances);
    const { origins } = this.program;
    return (origin) => origins[origin]!.entries.some((entry) => leads[entry] === 1);
  }
}

const NOTHING: ReadonlySet<InstanceId> = new Set();

/** Codes of one generation have only moved; what was found for another may have the same numbers by chance. */
function isSamePointsTo(kept: Kept, codes: CodeTable, now: Whole): boolean {
  if (kept.codes !== codes || kept.whole.generation !== now.generation)
    return isSolvedAlike(kept.whole, now);
  const [one, other] = [kept.whole.program, now.program];
  return (
    isSame(one.origins.map(placeOf), other.origins.map(placeOf)) &&
    one.pointsTo.isSame(other.pointsTo)
  );
}

/** Where an origin begins, and on what. */
function placeOf({ entries, receivers, model, kind, code }: StaticOrigin): unknown {
  return { entries, receivers, model, kind, code };
}
