/**
 * Who takes back, stops or waits for what was posted, started or registered. A future stands for the
 * task of the call that returned it; what is kept in an object is ended with it.
 */
import { groupBy } from '../../base/multi-map.js';
import type { Variable } from '../../java/ir/statements.js';
import { constantOf, type Code, type Site } from '../flow/code.js';
import type { FlowObject } from '../flow/objects.js';
import type { Values } from '../flow/values.js';
import { split } from '../knowledge/knowledge-index.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { Ending } from '../origins.js';
import type { Doings } from './postings.js';
import { Running } from './running.js';

export interface FoundEnding {
  readonly target: Code;
  readonly kind: Ending['kind'];
  readonly site: Site;
  /** What the call is given, if that tells who does it. */
  readonly given: readonly GivenObject[];
}

/** By one of these variables of the call. */
export interface GivenObject {
  readonly variables: readonly Variable[];
  readonly object: FlowObject;
}

/** The methods of an object that somebody runs for it, where the row does not say which. */
const RUN_METHODS = ['run', 'call', 'handleMessage', 'doInBackground', 'compute'];

export function findEndings(
  { others, postings }: Doings,
  values: Values,
  knowledge: MethodKnowledge,
): FoundEnding[] {
  const running = new Running(values, knowledge);
  const bySite = groupBy(postings, ({ site }) => siteKey(site));
  const targetsOf = (object: FlowObject, methods: readonly string[]): Iterable<Code> => {
    const own = running.codeOf(object, methods);
    if (own.size > 0 || object.kind !== 'library') return own;
    return (bySite.get(siteKey(object.site)) ?? []).map(({ target }) => target);
  };
  const postedWith = (object: FlowObject): readonly Code[] =>
    postings
      .filter(({ site, call: { receiver } }) => {
        return receiver !== undefined && [...values.of(site.code, receiver)].includes(object);
      })
      .map(({ target }) => target);
  const kept = others.filter(({ row }) => row.does === 'keep');
  const keptIn = (holder: FlowObject): readonly FlowObject[] =>
    kept
      .filter(({ site, call: { receiver } }) => {
        return receiver !== undefined && [...values.of(site.code, receiver)].includes(holder);
      })
      .map(({ object }) => object);
  return others.flatMap(({ site, call, row, object }) => {
    const kind = kindOf(row.does);
    if (kind === undefined) return [];
    if (row.posted === true) {
      const isAll = constantOf(site.code, call.arguments[0])?.kind === 'null';
      return isAll ? postedWith(object).map((target) => ({ target, kind, site, given: [] })) : [];
    }
    const given = [{ variables: knowledge.select(call, row.what), object }];
    const methods = row.method === undefined ? RUN_METHODS : split(row.method);
    const ended = [object, ...keptIn(object)].flatMap((each) => [...targetsOf(each, methods)]);
    return [...new Set(ended)].map((target) => ({ target, kind, site, given }));
  });
}

/** One call may end several objects that run the same: of one root, each call once. */
export function distinctEndings(endings: readonly FoundEnding[]): FoundEnding[] {
  const bySite = groupBy(endings, ({ kind, site }) => `${kind} ${siteKey(site)}`);
  return [...bySite.values()].map((same) => ({
    ...same[0]!,
    given: same.flatMap(({ given }) => given),
  }));
}

function kindOf(does: string): Ending['kind'] | undefined {
  return does === 'remove' || does === 'cancel' || does === 'wait' ? does : undefined;
}

function siteKey({ code, statement }: Site): string {
  return `${code.id}:${statement}`;
}
