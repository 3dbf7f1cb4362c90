/**
 * Streams (RxJava): an operator runs where the stream has been put by the nearest `observeOn` above
 * it; without one, where the source runs, which is what the nearest `subscribeOn` says, wherever in
 * the chain it stands; without that, in the thread that subscribes. Chains are followed through the
 * values of receivers, so a stream that is kept in a variable or field is followed too. What `timeout` tells of its
 * own is an error: values pass it where they are. What a transformer of the project does to the stream that `compose` gives it
 * stands in the chain in its place.
 */
import { callsIn } from '../../java/ir/selecting.js';
import type { Call } from '../../java/ir/statements.js';
import type { Code, CodeTable, Site } from '../flow/code.js';
import type { FlowObject, ObjectId } from '../flow/objects.js';
import type { Values } from '../flow/values.js';
import { addTo } from '../../base/multi-map.js';
import type { Watch } from '../../base/watch.js';
import type { StreamGroup, Where } from '../knowledge/knowledge.js';
import { split } from '../knowledge/knowledge-index.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { Signal } from './signals.js';

/** Which call's scheduler it is, or which pool; undefined for the thread that subscribes. */
export type StreamPlace =
  { readonly site: Site; readonly call: Call; readonly where: Where } | undefined;

interface Step {
  readonly site: Site;
  readonly call: Call;
  readonly stream: StreamGroup;
}

/** Longer chains are not written; circles through fields end here. */
const MOST_STEPS = 60;

export class Streams {
  /** From a stream to the operators that are called on it. */
  readonly #after = new Map<ObjectId, Step[]>();

  constructor(
    codes: CodeTable,
    private readonly values: Values,
    private readonly knowledge: MethodKnowledge,
    watch: Watch,
  ) {
    for (const code of watch.during(codes.codes)) this.#addSteps(code);
  }

  #addSteps(code: Code): void {
    for (const statement of callsIn(code.body)) {
      const step = this.#stepAt({ code, statement });
      if (step === undefined) continue;
      for (const { id } of this.#fedBy(step)) addTo(this.#after, id, step);
    }
  }

  /** The stream that an operator is called on; those that `combineLatest` and the like are given. */
  #fedBy({ site, call }: Pick<Step, 'site' | 'call'>): readonly FlowObject[] {
    if (call.receiver !== undefined) return this.values.of(site.code, call.receiver);
    const given = call.arguments.flatMap((variable) => [...this.values.of(site.code, variable)]);
    return given.filter((object) => this.#makerOf(object) !== undefined);
  }

  #stepAt(site: Site): Step | undefined {
    const call = site.code.body.statements[site.statement];
    if (call?.kind !== 'call' || call.method === undefined) return undefined;
    const { stream } = this.knowledge.of(call.method);
    return stream === undefined ? undefined : { site, call, stream };
  }

  /** Is this an operator, a source or a subscription of a stream, whose function the stream runs? */
  isStream(site: Site): boolean {
    const step = this.#stepAt(site);
    return step !== undefined && !split(step.stream.stops).includes(step.call.name);
  }

  /** Where what this call is given for such signals runs: where the stream was put above it. */
  putAbove(site: Site, takes: Signal | undefined): StreamPlace[] | undefined {
    const step = this.#stepAt(site);
    return step === undefined ? undefined : this.#above(step, takes, 0);
  }

  /** Without such a place: where the source is subscribed. */
  subscribed(site: Site): StreamPlace[] {
    const step = this.#stepAt(site);
    return step === undefined ? [] : this.#below(step);
  }

  /** Of an operator whose function runs when the stream is subscribed: where the next `subscribeOn` below has that done. */
  begun(site: Site): StreamPlace[] | undefined {
    const step = this.#stepAt(site);
    if (step === undefined || !split(step.stream.begins).includes(step.call.name)) return undefined;
    return orCaller(this.#subscribedOn([step]));
  }

  /** The streams that feed what this call is given: its own and all above it. */
  above(site: Site): ReadonlySet<FlowObject> {
    const found = new Set<FlowObject>();
    const waiting = [this.#stepAt(site)];
    for (const step of waiting) {
      if (step === undefined) continue;
      for (const object of this.#fedBy(step)) {
        if (found.has(object)) continue;
        found.add(object);
        waiting.push(this.#makerOf(object));
      }
    }
    return found;
  }

  /** The nearest place above; undefined if there is none up to the source. */
  #above(from: Step, takes: Signal | undefined, depth: number): StreamPlace[] | undefined {
    if (depth > MOST_STEPS) return undefined;
    const found = this.#fedBy(from).flatMap((object) => {
      const step = this.#makerOf(object);
      if (step === undefined) return [];
      const place = this.#placeAt(step);
      if (place !== undefined) return place;
      const above = this.#above(step, takes, depth + 1);
      const late = this.#lateAt(step, takes);
      return late.length === 0 ? (above ?? []) : [...late, ...(above ?? this.#below(step))];
    });
    return found.length > 0 ? found : undefined;
  }

  /** An operator that lets pass what comes, and may tell an error of its own when time has passed. */
  #lateAt(step: Step, takes: Signal | undefined): StreamPlace[] {
    if (!split(step.stream.late).includes(step.call.method?.name ?? '')) return [];
    const goesOn = this.#isGivenStream(step);
    return takes === undefined || takes === 'error' || goesOn ? this.#timedPlace(step) : [];
  }

  /** Another stream, whose values come instead. */
  #isGivenStream({ site, call }: Step): boolean {
    return call.arguments.some((variable) =>
      this.values.of(site.code, variable).some((object) => this.#makerOf(object) !== undefined),
    );
  }

  #makerOf(object: FlowObject): Step | undefined {
    const [site] = this.values.makersOf(object);
    return site === undefined ? undefined : this.#stepAt(site);
  }

  /** An operator that goes on elsewhere. */
  #placeAt(step: Step): StreamPlace[] | undefined {
    const { site, call, stream } = step;
    const name = call.method?.name ?? '';
    if (split(stream.downstream).includes(name)) return [{ site, call, where: 'argument 0' }];
    const timed = split(stream.timed).includes(name) ? this.#timedPlace(step) : [];
    if (timed.length > 0) return timed;
    const composed = this.#composedAt(step).map((each) => this.#placeAt(each));
    return composed.find((place) => place !== undefined);
  }

  /** What the transformer that `compose` is given does to the stream, last first. */
  #composedAt({ site, call, stream }: Step): Step[] {
    if (!split(stream.composes).includes(call.method?.name ?? '')) return [];
    const [given] = call.arguments;
    const transformers = given === undefined ? [] : this.values.of(site.code, given);
    const codes = transformers.flatMap((object) => this.#codeOf(object, split(stream.transforms)));
    return codes.flatMap((code) => this.#in(code));
  }

  #codeOf(object: FlowObject, methods: readonly string[]): readonly Code[] {
    if (object.kind === 'closure') return [object.code];
    if (object.kind !== 'instance') return [];
    return methods.flatMap((name) => [...this.values.dispatch.byName(object.class, name)]);
  }

  /** The operators of the chain that the code returns, up to where it was given the stream. */
  #in(code: Code): Step[] {
    const makers = (objects: readonly FlowObject[]): Step[] =>
      objects
        .map((object) => this.#makerOf(object))
        .filter((step) => step !== undefined)
        .filter(({ site }) => site.code === code);
    const found = new Map(makers(this.values.returnedBy(code)).map((step) => [step.call, step]));
    for (const step of found.values()) {
      for (const next of makers(this.#fedBy(step))) found.set(next.call, next);
    }
    return [...found.values()];
  }

  /** Where it goes on when time has passed; nowhere if it counts something else: `buffer(10)`. */
  #timedPlace({ site, call, stream: { timedOn } }: Step): StreamPlace[] {
    if (timedOn === undefined || parameterOf(call, 'TimeUnit') < 0) return [];
    const scheduler = parameterOf(call, 'Scheduler');
    return [{ site, call, where: scheduler < 0 ? timedOn : `argument ${scheduler}` }];
  }

  /** Where the source is subscribed: up to the source, then the first `subscribeOn` below it. */
  #below(step: Step): StreamPlace[] {
    return orCaller(this.#subscribedOn(this.#sourcesOf(step)));
  }

  #sourcesOf(step: Step): Step[] {
    const seen = new Set<Step['call']>([step.call]);
    const waiting = [step];
    const sources: Step[] = [];
    for (const at of waiting) {
      const steps = this.#fedBy(at)
        .map((object) => this.#makerOf(object))
        .filter((each) => each !== undefined);
      if (steps.length === 0) sources.push(at);
      for (const next of steps) {
        if (!seen.has(next.call)) waiting.push(next);
        seen.add(next.call);
      }
    }
    return sources;
  }

  #subscribedOn(sources: readonly Step[]): StreamPlace[] {
    const found: StreamPlace[] = [];
    const seen = new Set<Step['call']>();
    const waiting = [...sources];
    for (const step of waiting) {
      const { site, call } = step;
      if (seen.has(call)) continue;
      seen.add(call);
      const nearest = isUpstream(step) ? step : this.#composedAt(step).findLast(isUpstream);
      if (nearest !== undefined) {
        found.push({ site: nearest.site, call: nearest.call, where: 'argument 0' });
      } else if (call.to !== undefined) {
        const made = this.values.of(site.code, call.to);
        for (const { id } of made) waiting.push(...(this.#after.get(id) ?? []));
      }
    }
    return found;
  }
}

function isUpstream({ call, stream }: Step): boolean {
  return split(stream.upstream).includes(call.method?.name ?? '');
}

function orCaller(found: StreamPlace[]): StreamPlace[] {
  return found.length > 0 ? found : [undefined];
}

function parameterOf({ method }: Call, simpleName: string): number {
  const parameters = method?.parameters ?? [];
  return parameters.findIndex(({ type }) => {
    return type.kind === 'class' && type.class.simpleName === simpleName;
  });
}
