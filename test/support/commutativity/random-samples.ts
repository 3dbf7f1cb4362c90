/** Samples of one handler, made up: some variables are bound to each other, others are not. */
import type { Value } from '../../../server/src/trace/value.js';
import type {
  Sample,
  SampleVariable,
} from '../../../server/src/detect/commutativity/learn/sample.js';
import { ValueKind } from '../../../server/src/trace/operations.js';
import { chooser, type Choose } from '../chooser.js';

type Draw = (choose: Choose, earlier: readonly Value[]) => Value;

const number = (value: number): Value => ({ kind: ValueKind.Number, value });
const boolean = (value: number): Value => ({ kind: ValueKind.Boolean, value });
const object = (value: number): Value =>
  value === 0 ? { kind: ValueKind.Null, value: 0 } : { kind: ValueKind.Object, value };

const DRAWS: readonly Draw[] = [
  (choose) => object(choose(2)),
  (choose) => object(1 + choose(3)),
  () => object(5),
  () => object(0),
  (choose) => number(choose(4)),
  (choose) => number(choose(100) - 20),
  (choose) => number(choose(9) / 4),
  () => number(7),
  (choose) => boolean(choose(2)),
  () => boolean(1),
  (choose) => number(1 << choose(4)),
  (choose, earlier) => number(numberOf(earlier) | (1 << choose(6))),
  (choose, earlier) => number(2 * numberOf(earlier) + choose(2)),
  (_choose, earlier) => number(3 * numberOf(earlier) - 1),
  (_choose, earlier) => number(numberOf(earlier) ** 2),
  (choose, earlier) => number(numberOf(earlier) + choose(5)),
  (_choose, earlier) => earlier.at(-1) ?? number(0),
  (choose) => (choose(8) === 0 ? number(NaN) : number(choose(3))),
  (choose) => (choose(2) === 0 ? object(0) : number(3)),
];

function numberOf(earlier: readonly Value[]): number {
  return earlier.findLast(({ kind }) => kind === ValueKind.Number)?.value ?? 2;
}

export function randomSamples(seed: number, count: number): Sample[] {
  const choose = chooser(seed * 7919 + 3);
  const draws = Array.from({ length: 2 + choose(5) }, () => DRAWS[choose(DRAWS.length)]!);
  const types = draws.map(() => choose(3));
  const tests = draws.map(() => choose(4));
  return Array.from({ length: count }, () => sampleOf(draws, types, tests, choose));
}

function sampleOf(
  draws: readonly Draw[],
  types: readonly number[],
  tests: readonly number[],
  choose: Choose,
): Sample {
  const values: Value[] = [];
  for (const draw of draws) values.push(draw(choose, values));
  const variables = values.flatMap((value, at): SampleVariable[] => {
    if (choose(12) === 0) return [];
    const tested = tests[at] === 0 || choose(3) === 0;
    const nullTest = tested ? (choose(2) === 0 ? 'handler' : 'dispatcher') : undefined;
    return [
      {
        variable: { object: 'A', nth: 1, part: `A.f${at}` },
        value,
        accessed: choose(5) > 0,
        fresh: choose(4) > 0,
        dereferenced: choose(60) === 0,
        nullTest,
        valueTest: nullTest,
        abstractType: types[at]!,
      },
    ];
  });
  return { handler: 'A.on', variables };
}
