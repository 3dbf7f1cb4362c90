/**
 * Who gives a call the object that it posts, starts or registers: where the object comes by a parameter
 * (`inBackground(() -> clear())`), not every caller of that method, but those who give this object. The
 * parameter must never be assigned.
 */
import type { Variable } from '../../java/ir/statements.js';
import type { Callers } from '../flow/callers.js';
import { isThis, placeOfParameter, type Code, type Site } from '../flow/code.js';
import type { FlowObject } from '../flow/objects.js';
import type { Values } from '../flow/values.js';
import { split } from '../knowledge/knowledge-index.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { Posting } from './postings.js';
import { Running } from './running.js';

export class Givers {
  readonly #assigned = new Map<Code, ReadonlySet<Variable>>();
  readonly #running: Running;

  constructor(
    private readonly values: Values,
    private readonly knowledge: MethodKnowledge,
    private readonly callers: Callers,
  ) {
    this.#running = new Running(values, knowledge);
  }

  /** `own`: the objects that post it, of all whose code it is. None if nobody gives it to one of them. */
  ofPosting(
    { site, call, row, objects, target }: Posting,
    own?: ReadonlySet<FlowObject>,
  ): readonly Site[] {
    const variables = this.knowledge.select(call, row.what);
    const makers = new Set(objects.flatMap((object) => [...this.values.makersOf(object)]));
    const within = [...makers].flatMap((maker) => {
      if (maker.code !== site.code) return [];
      return this.#madeWith(maker, target).flatMap(({ variable, given }) => [
        ...this.of(site, [variable], given, own),
      ]);
    });
    if (within.length > 0) return within;
    const found = objects.flatMap((object) => [...this.of(site, variables, object, own)]);
    return [...new Set(found)];
  }

  /** `new Thread(runnable).start()`: who gives the runnable. */
  #madeWith(maker: Site, target: Code): { variable: Variable; given: FlowObject }[] {
    const { code, statement } = maker;
    const call = code.body.statements[statement];
    if (call?.kind !== 'call' || call.method === undefined) return [];
    const rows = this.knowledge.of(call.method).delegates;
    return rows.flatMap((row) =>
      this.knowledge.select(call, row.to).flatMap((variable) => {
        const given = this.values.of(code, variable);
        const isTarget = (each: FlowObject): boolean =>
          this.#running.codeOf(each, split(row.method)).has(target);
        return given.filter(isTarget).map((each) => ({ variable, given: each }));
      }),
    );
  }

  /** The calls that give one of these variables of the site's code the object; the site itself if it does. */
  of(
    site: Site,
    variables: readonly Variable[],
    object: FlowObject,
    own?: ReadonlySet<FlowObject>,
  ): readonly Site[] {
    const found = new Set<Site>();
    const seen = new Set<string>();
    let isOthers = false;
    const waiting = variables.map((variable) => ({ site, variable, own }));
    for (const at of waiting) {
      const { code } = at.site;
      const key = `${code.id} ${at.variable} ${at.own === undefined}`;
      if (seen.has(key) || !this.values.of(code, at.variable).includes(object)) continue;
      seen.add(key);
      const place = this.#givenPlace(code, at.variable);
      const calls = place === undefined ? [] : this.callers.of(code);
      if (calls.length === 0) found.add(at.site);
      for (const call of calls) {
        const next = this.#ownAt(call, at.own);
        if (next === 'others') isOthers = true;
        else waiting.push(...givenBy(call, place!, next));
      }
    }
    return found.size > 0 || isOthers ? [...found] : [site];
  }

  /** Those of the caller's objects that make such a call; undefined for all. */
  #ownAt(
    { code, statement }: Site,
    own: ReadonlySet<FlowObject> | undefined,
  ): ReadonlySet<FlowObject> | 'others' | undefined {
    const call = code.body.statements[statement];
    if (own === undefined || call?.kind !== 'call' || call.receiver === undefined) return undefined;
    if (isThis(call.receiver, code)) return own;
    const objects = this.values.of(code, call.receiver);
    return objects.length === 0 || objects.some((each) => own.has(each)) ? undefined : 'others';
  }

  /** Of a parameter that holds what the caller gives. */
  #givenPlace(code: Code, variable: Variable): number | undefined {
    const place = placeOfParameter(code, variable);
    return place === undefined || this.#assignedIn(code).has(variable) ? undefined : place;
  }

  #assignedIn(code: Code): ReadonlySet<Variable> {
    let assigned = this.#assigned.get(code);
    if (assigned === undefined) {
      const all = code.body.statements.map((each) => ('to' in each ? each.to : undefined));
      assigned = new Set(all.filter((variable) => variable !== undefined));
      this.#assigned.set(code, assigned);
    }
    return assigned;
  }
}

interface Giving {
  readonly site: Site;
  readonly variable: Variable;
  readonly own: ReadonlySet<FlowObject> | undefined;
}

function givenBy(site: Site, place: number, own: Giving['own']): Giving[] {
  const call = site.code.body.statements[site.statement];
  const variable = call?.kind === 'call' ? call.arguments[place] : undefined;
  return variable === undefined ? [] : [{ site, variable, own }];
}
