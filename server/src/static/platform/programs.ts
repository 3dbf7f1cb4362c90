/**
 * Which programs an origin can run in. Memory is shared within one process only, but a workspace may hold
 * several: each `main` is a program of its own, each application of a build is one, and a manifest can give a
 * component a process of its own. What is started, posted or registered runs where that is done; a component
 * runs where the manifest says, whoever asks for it. Of what has no such place every program is possible.
 */
import type { UnderstoodProject } from '../../android/origins/build-model.js';
import { addTo } from '../../base/multi-map.js';
import type { ReachedBy } from '../order/reached-by.js';
import type { StaticOrigin, StaticOriginId } from '../origins.js';
import type { InstanceId, PointsTo } from '../points-to/points-to.js';

interface Program {
  /** Of a `main`. */
  readonly main?: StaticOriginId;
  /** Of an application: the folder of its module, '' if the build names none, and the process. */
  readonly app?: string;
  readonly process?: string;
}

type Home = 'every' | ((program: Program) => boolean);

export class Programs {
  /** By origin: which of the sets of programs it has; empty if there is only one program. */
  readonly #homes: Uint32Array;
  /** By two of these sets: have they nothing in common? */
  readonly #apart: readonly Uint8Array[];

  constructor(
    private readonly origins: readonly StaticOrigin[],
    private readonly reachedBy: ReachedBy,
    private readonly pointsTo: PointsTo,
    private readonly project: UnderstoodProject,
  ) {
    const programs = this.#all();
    const sets = programs.length > 1 ? this.#solve(programs) : [];
    const different = [...new Set(sets)];
    this.#homes = Uint32Array.from(sets, (set) => different.indexOf(set));
    this.#apart = different.map((one) =>
      Uint8Array.from(different, (other) => Number((one & other) === 0n)),
    );
  }

  /** Is there no program in which both run? */
  areApart(one: StaticOriginId, other: StaticOriginId): boolean {
    return this.#apart.length > 1 && this.#apart[this.#homes[one]!]![this.#homes[other]!] === 1;
  }

  #all(): Program[] {
    const { apps, model } = this.project;
    const processes = new Set(['', ...model.components.map(({ process }) => process)]);
    const mains = this.origins.filter(isMain).map(({ id }): Program => ({ main: id }));
    const isApp = model.components.some(({ declared }) => declared) || apps.length > 0;
    const folders = !isApp ? [] : apps.length === 0 ? [''] : apps;
    return [
      ...mains,
      ...folders.flatMap((app) => [...processes].map((process): Program => ({ app, process }))),
    ];
  }

  /** By origin, as bits: from what runs by itself along causes, until nothing is added. */
  #solve(programs: readonly Program[]): bigint[] {
    const bits = (fits: (program: Program) => boolean): bigint =>
      programs.reduce((set, program, bit) => (fits(program) ? set | (1n << BigInt(bit)) : set), 0n);
    const every = bits(() => true);
    const homes = this.origins.map((origin) => this.#homeOf(origin));
    const limits = this.origins.map((origin) => bits((program) => this.#mayHold(program, origin)));
    const sets = homes.map((home, at) =>
      home === undefined ? 0n : (home === 'every' ? every : bits(home)) & limits[at]!,
    );
    const caused = this.#causedBy(homes);
    const waiting = this.origins.map(({ id }) => id);
    for (let cause = waiting.pop(); cause !== undefined; cause = waiting.pop()) {
      for (const effect of caused.get(cause) ?? []) {
        const next = sets[effect]! | (sets[cause]! & limits[effect]!);
        if (next === sets[effect]) continue;
        sets[effect] = next;
        waiting.push(effect);
      }
    }
    // Caused by what nothing is known of.
    return sets.map((set, at) => (set === 0n ? limits[at]! : set));
  }

  /** Where it runs by itself; undefined: where its causes run. */
  #homeOf(origin: StaticOrigin): Home | undefined {
    if (isMain(origin)) return ({ main }) => main === origin.id;
    const component = this.#componentOf(origin);
    if (component?.kind === 'application') return ({ app }) => app !== undefined;
    if (component?.declared === true) return ({ process }) => process === component.process;
    return origin.bySystem || origin.causes.length === 0 ? 'every' : undefined;
  }

  #componentOf({ receivers }: StaticOrigin) {
    const [first, ...more] = receivers.map((id) => this.pointsTo.objects[id]!.class?.name);
    if (first === undefined || more.length > 0) return undefined;
    return this.project.model.components.find((each) => each.class === first);
  }

  /** Nothing else is built with the code of an application. */
  #mayHold({ main, app }: Program, { code }: StaticOrigin): boolean {
    const path = code.body.owner.source?.file.path ?? '';
    const own = this.project.apps.find((folder) => path.startsWith(`${folder}/`));
    return own === undefined || (main === undefined && app === own);
  }

  #causedBy(homes: readonly (Home | undefined)[]): Map<StaticOriginId, StaticOriginId[]> {
    const effects = new Map<InstanceId, StaticOriginId[]>();
    for (const { id, causes } of this.origins) {
      if (homes[id] !== undefined) continue;
      for (const { instance } of causes) addTo(effects, instance, id);
    }
    const caused = new Map<StaticOriginId, StaticOriginId[]>();
    for (const [instance, its] of effects) {
      for (const id of this.reachedBy.of(instance)) {
        for (const effect of its) addTo(caused, id, effect);
      }
    }
    return caused;
  }
}

/** The method `main`, not a caller whom nobody sees. */
function isMain({ kind, model }: StaticOrigin): boolean {
  return kind === 'main' && model !== undefined;
}
