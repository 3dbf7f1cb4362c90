/** The records of variables and pairs, out of a spec. */
import type { Line, Point } from '../learn/line.js';
import type { DirectedForm, PairStats } from '../learn/pair-stats.js';
import { DIRECTED_FORMS } from '../learn/pair-stats.js';
import type { Bound, Tests, VariableStats } from '../learn/variable-stats.js';
import type { JsonPart } from './json-parts.js';

export function variableStats(part: JsonPart): VariableStats {
  const count = (name: string) => part.part(name).count(0);
  return {
    samples: count('samples'),
    fresh: count('fresh'),
    nulls: count('nulls'),
    objects: count('objects'),
    booleans: count('booleans'),
    numbers: count('numbers'),
    whole: part.part('whole').flag(true),
    zeros: count('zeros'),
    ...boundPart('low', part),
    ...boundPart('high', part),
    values: part
      .part('values')
      .list()
      .map((each) => each.number()),
    dereferenced: count('dereferenced'),
    nullTests: testsOf(part.part('nullTests')),
    valueTests: testsOf(part.part('valueTests')),
  };
}

function boundPart<Name extends string>(name: Name, part: JsonPart): Partial<Record<Name, Bound>> {
  const bound = part.part(name);
  if (!bound.isThere) return {};
  const read = { value: bound.part('value').number(), count: bound.part('count').count() };
  return { [name]: read } as Record<Name, Bound>;
}

function testsOf(part: JsonPart): Tests {
  return { dispatcher: part.part('dispatcher').count(0), handler: part.part('handler').count(0) };
}

export function pairStats(part: JsonPart): PairStats {
  const holds: Partial<Record<DirectedForm, number>> = {};
  const told = part.part('holds');
  for (const name of told.names()) holds[formOf(name, told)] = told.part(name).count();
  return {
    pointers: part.part('pointers').count(),
    numbers: part.part('numbers').count(),
    holds,
    line: lineOf(part.part('line')),
  };
}

function formOf(name: string, told: JsonPart): DirectedForm {
  return (
    DIRECTED_FORMS.find((form) => form === name) ?? told.part(name).refuse('a form of condition')
  );
}

function lineOf(part: JsonPart): Line {
  const points = part
    .part('points')
    .list()
    .map((each): Point => {
      const [x, y] = each.list();
      if (x === undefined || y === undefined) return each.refuse('a point');
      return [x.number(), y.number()];
    });
  return { points, straight: part.part('straight').flag(true) };
}
