/** The Android model as the solver meets it: the units beside this file, told of calls and objects. */
import type { UnderstoodProject } from '../../android/origins/build-model.js';
import { areToldApartAsBefore } from '../../android/origins/executors.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import type { InstanceSite } from '../origins.js';
import type { CallAt, PlatformModel, Solving } from '../points-to/plugin.js';
import type { ObjectId } from '../points-to/points-to.js';
import { AtOnce } from './at-once.js';
import { Buses } from './buses.js';
import { Components } from './components.js';
import { Containers } from './containers.js';
import { Delegates } from './delegates.js';
import { Harness } from './harness.js';
import { OpenClasses } from './open-classes.js';
import { OriginTable } from './origin-table.js';
import { Postings } from './postings.js';
import { Results } from './results.js';
import { ModelRuns } from './runs.js';
import { Unknowns } from './unknowns.js';

export interface Units {
  readonly origins: OriginTable;
  readonly components: Components;
  readonly containers: Containers;
  readonly delegates: Delegates;
  readonly postings: Postings;
  readonly results: Results;
  readonly atOnce: AtOnce;
  readonly buses: Buses;
  readonly harness: Harness;
  readonly openClasses: OpenClasses;
  readonly unknowns: Unknowns;
  readonly runs: ModelRuns;
}

export class AndroidPlatform implements PlatformModel {
  #units: Units | undefined;

  constructor(private readonly project: UnderstoodProject) {}

  get units(): Units {
    if (this.#units === undefined) throw new Error('asked before the solver has begun');
    return this.#units;
  }

  begin(solver: Solving): void {
    this.#units = makeUnits(this.project, solver);
    const { harness, openClasses } = this.#units;
    harness.begin();
    openClasses.begin();
  }

  call(at: CallAt): void {
    const { delegates, containers, results, atOnce, buses, postings } = this.units;
    const { method } = at.call;
    postings.note(at, method);
    if (method === undefined) {
      atOnce.noteMissing(at);
      return;
    }
    containers.note(at, method);
    results.note(at, method);
    delegates.note(at);
    atOnce.note(at, method);
    buses.note(at, method);
  }

  created(object: ObjectId): void {
    this.units.harness.created(object);
    this.units.openClasses.created(object);
  }

  /** Statements have other numbers now. */
  move(moved: (at: InstanceSite) => InstanceSite['statement']): void {
    this.units.origins.move(moved);
    this.units.postings.started.move(moved);
  }

  /** Would the executors be told apart as they were when it was solved? */
  get isAsTold(): boolean {
    const { postings, openClasses } = this.units;
    return areToldApartAsBefore(postings.placed) && openClasses.isAsTold;
  }

  quiet(): void {
    this.units.harness.quiet();
    this.units.unknowns.quiet();
    this.units.openClasses.quiet();
  }
}

function makeUnits(project: UnderstoodProject, solver: Solving): Units {
  const { codes, knowledge, values } = project;
  const { dispatch } = values;
  const runs = new ModelRuns(project);
  const origins = new OriginTable(solver);
  const containers = new Containers(solver, knowledge);
  const delegates = new Delegates(solver, dispatch, knowledge);
  const components = new Components(solver, codes, origins, dispatch);
  const postings = new Postings(project, solver, runs, delegates, origins);
  return {
    runs,
    origins,
    containers,
    delegates,
    components,
    postings,
    results: new Results(solver, knowledge, containers),
    atOnce: new AtOnce(solver, dispatch, knowledge, origins, postings.started),
    buses: new Buses(project, solver, delegates),
    harness: new Harness(project, solver, runs, origins, components),
    openClasses: new OpenClasses(project, solver, components, origins),
    unknowns: new Unknowns(solver, knowledge.hierarchy, components, origins, codes.codes),
  };
}

/** Is an object of the class a container, which stands for its views? */
export function hasViews({ knowledge }: UnderstoodProject): (symbol: ClassSymbol) => boolean {
  return (symbol) => knowledge.isContainer(symbol);
}
