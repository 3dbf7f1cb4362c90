/**
 * Who gives a call the object that it posts, starts or registers: where the object comes by a parameter
 * (`inBackground(() -> clear())`), not every caller of that method, but those who give this object. The
 * parameter must never be assigned.
 */
import type { Variable } from '../../java/ir/statements.js';
import type { Callers } from '../flow/callers.js';
import { isThis, localOf, placeOfParameter, type Code, type Site } from '../flow/code.js';
import type { FlowObject } from '../flow/objects.js';
import type { Values } from '../flow/values.js';
import { split } from '../knowledge/knowledge-index.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { FoundEnding } from './endings.js';
import type { Held } from './holders.js';
import type { Posting } from './postings.js';
import { Running } from './running.js';

/** A call that hands something over, and by which variable, if that tells who does it. */
export interface Giver {
  readonly site: Site;
  readonly held?: Held | undefined;
}

/** Each call once, with all that it hands over. */
export function joinGivers(givers: readonly Giver[]): Giver[] {
  const found = new Map<Site, Giver>();
  for (const giver of givers) {
    const known = found.get(giver.site);
    found.set(giver.site, known === undefined ? giver : joined(known, giver));
  }
  return [...found.values()];
}

function joined({ site, held: one }: Giver, { held: other }: Giver): Giver {
  if (one === undefined || one.local !== other?.local) return { site };
  const objects = new Set([...one.objects, ...other.objects]);
  return { site, held: { local: one.local, objects } };
}

/** What must be so besides. */
export interface Where {
  /** The object is one of these, of all whose code it is. */
  readonly own?: ReadonlySet<FlowObject> | undefined;
  /** The variable holds one of these executors. */
  readonly executor?: Held | undefined;
}

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

  /** None if nobody gives it where that is so. */
  ofPosting({ site, call, row, objects, target }: Posting, where: Where): readonly Giver[] {
    const variables = this.knowledge.select(call, row.what);
    const makers = new Set(objects.flatMap((object) => [...this.values.makersOf(object)]));
    const within = [...makers].flatMap((maker) => {
      if (maker.code !== site.code) return [];
      return this.#madeWith(maker, target).flatMap(({ variable, given }) => [
        ...this.of(site, [variable], given, where),
      ]);
    });
    if (within.length > 0) return joinGivers(within);
    const found = joinGivers(
      objects.flatMap((object) => [...this.of(site, variables, object, where)]),
    );
    const isHere = found.every((each) => each.site === site);
    return isHere && found.length > 0 ? this.#ofExecutor(found, site, where) : found;
  }

  /** Of what is posted by whoever comes there: who gives the executor, if it comes by a parameter. */
  #ofExecutor(here: readonly Giver[], site: Site, { own, executor }: Where): readonly Giver[] {
    if (executor === undefined) return here;
    const { local, objects } = executor;
    const found = [...objects].flatMap((object) => [
      ...this.of(site, [local.variable], object, { own }),
    ]);
    return found.every((each) => each.site === site) ? here : joinGivers(found);
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

  /** Who hands over what is ended. */
  ofEnding({ site, given }: FoundEnding): readonly Giver[] {
    const found = given.flatMap(({ variables, object }) => [...this.of(site, variables, object)]);
    return found.length === 0 ? [{ site }] : joinGivers(found);
  }

  /** The calls that give one of these variables of the site's code the object; the site itself if it does. */
  of(
    site: Site,
    variables: readonly Variable[],
    object: FlowObject,
    where: Where = {},
  ): readonly Giver[] {
    const found: Giver[] = [];
    const seen = new Set<string>();
    let isOthers = false;
    const waiting = variables.map((variable) => ({ site, variable, where }));
    for (const at of waiting) {
      const { code } = at.site;
      const key = `${code.id} ${at.variable} ${keyOf(at.where)}`;
      if (seen.has(key) || !this.values.of(code, at.variable).includes(object)) continue;
      seen.add(key);
      const place = this.#givenPlace(code, at.variable);
      const calls = place === undefined ? [] : this.callers.of(code);
      const held = { local: localOf(code, at.variable), objects: new Set([object]) };
      if (calls.length === 0) found.push({ site: at.site, held });
      for (const call of calls) {
        const next = this.#whereAt(call, code, at.where);
        if (next === 'others') isOthers = true;
        else waiting.push(...givenBy(call, place!, next));
      }
    }
    return found.length > 0 || isOthers ? found : [{ site }];
  }

  /** What must be so where the call is made; undefined where it is made with others. */
  #whereAt({ code, statement }: Site, called: Code, where: Where): Where | 'others' {
    const call = code.body.statements[statement];
    if (call?.kind !== 'call') return {};
    const { own, executor } = where;
    const place = executor && placeOfParameter(called, executor.local.variable);
    const given = place === undefined ? undefined : call.arguments[place];
    if (this.#isOther(code, given, executor?.objects)) return 'others';
    const isOwn = isThis(call.receiver, code);
    if (!isOwn && this.#isOther(code, call.receiver, own)) return 'others';
    return {
      own: isOwn ? own : undefined,
      executor:
        given === undefined
          ? undefined
          : { local: localOf(code, given), objects: executor!.objects },
    };
  }

  #isOther(
    code: Code,
    variable: Variable | undefined,
    meant: ReadonlySet<FlowObject> | undefined,
  ): boolean {
    if (meant === undefined || variable === undefined) return false;
    const objects = this.values.of(code, variable);
    return objects.length > 0 && !objects.some((each) => meant.has(each));
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
  readonly where: Where;
}

function keyOf({ own, executor }: Where): string {
  return `${own === undefined} ${executor?.local.variable ?? ''}`;
}

function givenBy(site: Site, place: number, where: Where): Giving[] {
  const call = site.code.body.statements[site.statement];
  const variable = call?.kind === 'call' ? call.arguments[place] : undefined;
  return variable === undefined ? [] : [{ site, variable, where }];
}
