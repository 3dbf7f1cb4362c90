/**
 * Reads what write-spec.ts writes, with what people have changed in it since: a learned condition that
 * is no longer listed is ignored, a listed one that does not follow from what was learned is required.
 */
import type { Condition } from '../conditions/condition.js';
import {
  conditionText,
  parseCondition,
  type NamedVariables,
} from '../conditions/condition-text.js';
import { keyOf, type VariableKey } from '../conditions/variable.js';
import { HandlerStats } from '../learn/handler-stats.js';
import { JsonPart, WrongJson } from './json-parts.js';
import { pairStats, variableStats } from './read-stats.js';
import { emptySpec, learnedConditions, namesOf, type HandlerSpec, type Spec } from './spec.js';
import { SPEC_KIND, SPEC_VERSION } from './write-spec.js';

export type SpecReading =
  | { readonly spec: Spec; readonly problem?: undefined }
  | { readonly spec?: undefined; readonly problem: string };

export function readSpec(text: string): SpecReading {
  try {
    return { spec: specOf(new JsonPart(JSON.parse(text) as unknown, '')) };
  } catch (error) {
    if (error instanceof WrongJson) return { problem: error.message };
    if (error instanceof SyntaxError) return { problem: `It is not JSON: ${error.message}` };
    throw error;
  }
}

function specOf(file: JsonPart): Spec {
  if (file.part('racelens').value !== SPEC_KIND) file.refuse('a file of learned preconditions');
  if (file.part('version').value !== SPEC_VERSION) {
    throw new WrongJson(`It is of another version; this one reads version ${SPEC_VERSION}.`);
  }
  const handlers = file.part('handlers').list().map(handlerOf);
  const byName = new Map(handlers.map((each) => [each.handler, each]));
  if (byName.size < handlers.length) throw new WrongJson('A handler is listed twice.');
  return { traces: file.part('traces').count(), handlers: byName };
}

function handlerOf(part: JsonPart): HandlerSpec {
  const handler = part.part('handler').text();
  const learned = part.part('learned');
  const stats = new HandlerStats();
  const names = addVariables(learned, stats);
  addPairs(learned, names, stats);
  stats.runs = learned.part('runs').count(0);
  return withEdits(part, { ...emptySpec(handler), stats }, names);
}

function addVariables(learned: JsonPart, stats: HandlerStats): Map<string, VariableKey> {
  const names = new Map<string, VariableKey>();
  for (const each of learned.part('variables').list()) {
    const [object, part] = [each.part('object').text(), each.part('part').text()];
    const variable = { object, nth: each.part('nth').count(), part };
    const accessed = !each.part('neighbour').flag(false);
    names.set(each.part('name').text(), keyOf(variable));
    stats.variables.add(keyOf(variable), { variable, accessed, stats: variableStats(each) });
  }
  stats.variables.leftOut ||= learned.part('moreVariables').flag(false);
  return names;
}

function addPairs(
  learned: JsonPart,
  names: ReadonlyMap<string, VariableKey>,
  stats: HandlerStats,
): void {
  const variable = (part: JsonPart) => names.get(part.text()) ?? part.refuse('a variable here');
  for (const each of learned.part('pairs').list()) {
    const [x, y] = [variable(each.part('x')), variable(each.part('y'))];
    stats.pairs.add(`${x}\n${y}`, { x, y, stats: pairStats(each) });
  }
  stats.pairs.leftOut ||= learned.part('morePairs').flag(false);
}

function withEdits(
  part: JsonPart,
  spec: HandlerSpec,
  names: ReadonlyMap<string, VariableKey>,
): HandlerSpec {
  const conditions = learnedConditions(spec);
  const own = conditions.filter(({ learned }) => learned?.testedBy === undefined);
  const words = namesOf(spec.handler, spec.stats);
  const listed = conditionList(part.part('preconditions'), names, words);
  const ignored = conditionList(part.part('ignored'), names, words);
  for (const { text, condition } of own) if (!listed.has(text)) ignored.set(text, condition);
  for (const { text } of own) listed.delete(text);
  const both = [...listed.keys()].find((text) => ignored.has(text));
  if (both !== undefined) {
    throw new WrongJson(`"${part.place}" both requires and ignores '${both}'.`);
  }
  return { ...spec, required: listed, ignored };
}

function conditionList(
  part: JsonPart,
  names: ReadonlyMap<string, VariableKey>,
  words: NamedVariables<VariableKey>,
): Map<string, Condition<VariableKey>> {
  return new Map(
    part.list().map((each) => {
      const text = (typeof each.value === 'string' ? each : each.part('condition')).text();
      const condition = parseCondition(text, names);
      if (condition === undefined) {
        throw new WrongJson(
          `"${each.place}": '${text}' is no condition of the variables that are listed below it.`,
        );
      }
      return [conditionText(condition, words), condition];
    }),
  );
}
