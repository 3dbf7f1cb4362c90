/**
 * Learns the plain way: keeps all samples of a handler and tests every condition on every one of them.
 * What holds, how many samples tell and how likely it is by chance follow docs/commutativity.md.
 */
import {
  holds,
  type Condition,
  type PairForm,
  type SingleForm,
} from '../../../server/src/detect/commutativity/conditions/condition.js';
import { isNumeric, isPointer } from '../../../server/src/detect/commutativity/conditions/value.js';
import { keyOf } from '../../../server/src/detect/commutativity/conditions/variable.js';
import type {
  Sample,
  SampleVariable,
} from '../../../server/src/detect/commutativity/learn/sample.js';
import { ValueKind } from '../../../server/src/trace/operations.js';

const MOST_CHANCE = 0.01;

/** `form x y numbers tester`, sorted. */
export function learnPlainly(samples: readonly Sample[]): string[] {
  const keys = new Set(
    samples.flatMap(({ variables }) => variables.map(({ variable }) => keyOf(variable))),
  );
  const sorted = [...keys].sort();
  const seen = new Map(
    sorted.map((key) => [key, samples.flatMap((each) => find(each, key) ?? [])]),
  );
  const singles = sorted.flatMap((key) => singlesOf(key, seen.get(key)!));
  const pairs = sorted.flatMap((x, at) =>
    sorted.slice(at + 1).flatMap((y) => pairsOf(x, y, samples, seen)),
  );
  return [...singles, ...pairs].sort();
}

export function lineOf(condition: Condition<string>, tester: string | undefined): string {
  const { form, x, y, numbers } = condition;
  return [form, x, y ?? '-', JSON.stringify((numbers ?? []).map(String)), tester ?? '-'].join(' ');
}

function find({ variables }: Sample, key: string): SampleVariable | undefined {
  return variables.find(({ variable }) => keyOf(variable) === key);
}

function testerOf(
  seen: readonly SampleVariable[],
  kind: 'nullTest' | 'valueTest',
): string | undefined {
  if (!seen.every((each) => each[kind] !== undefined)) return undefined;
  return seen.some((each) => each[kind] === 'handler') ? 'handler' : 'dispatcher';
}

function singlesOf(x: string, seen: readonly SampleVariable[]): string[] {
  if (!seen.some(({ accessed }) => accessed)) return [];
  const fresh = seen.filter((each) => each.fresh).length;
  const say = (form: SingleForm, chance: number, numbers?: number[]) => {
    const condition: Condition<string> = { form, x, ...(numbers === undefined ? {} : { numbers }) };
    if (!seen.every(({ value }) => holds(condition, value, undefined) === true)) return [];
    const kind = form === 'null' || form === 'nonnull' ? 'nullTest' : 'valueTest';
    return chance <= MOST_CHANCE ? [lineOf(condition, testerOf(seen, kind))] : [];
  };
  if (seen.every(({ value }) => isPointer(value))) {
    const chance = seen.some(({ dereferenced }) => dereferenced) ? 0 : 0.5 ** fresh;
    return [...say('null', chance), ...say('nonnull', chance)];
  }
  if (!seen.every(({ value }) => isNumeric(value))) return [];
  const numbers = seen.map(({ value }) => value.value);
  const distinct = [...new Set(numbers)].sort((a, b) => a - b);
  if (distinct.length === 1) return say('constant', 0.5 ** fresh, distinct);
  if (seen.every(({ value }) => value.kind === ValueKind.Boolean)) return [];
  if (distinct.length <= 3) {
    const few = say('one-of', (distinct.length / (distinct.length + 1)) ** fresh, distinct);
    if (few.length > 0) return few;
  }
  const anew = seen.filter((each) => each.fresh).map(({ value }) => value.value);
  const end = (value: number) => 0.5 ** anew.filter((each) => each === value).length;
  const [low, high] = [distinct[0]!, distinct.at(-1)!];
  const [bottom, top] = [end(low) <= MOST_CHANCE, end(high) <= MOST_CHANCE];
  const range =
    bottom || top ? say('range', 0, [bottom ? low : -Infinity, top ? high : Infinity]) : [];
  const implied = (bottom && low > 0) || (top && high < 0);
  const width = Math.max(high, 0) - Math.min(low, 0) + 1;
  return [...range, ...(implied ? [] : say('nonzero', (1 - 1 / width) ** fresh))];
}

function pairsOf(
  x: string,
  y: string,
  samples: readonly Sample[],
  seen: ReadonlyMap<string, readonly SampleVariable[]>,
): string[] {
  const both = samples.flatMap((sample) => {
    const [one, other] = [find(sample, x), find(sample, y)];
    if (one === undefined || other === undefined) return [];
    if (one.abstractType === 0 || one.abstractType !== other.abstractType) return [];
    if (!one.accessed && !other.accessed) return [];
    const alike =
      (isPointer(one.value) && isPointer(other.value)) ||
      (isNumeric(one.value) && isNumeric(other.value));
    return alike ? [[one, other] as const] : [];
  });
  if (both.length === 0) return [];
  const [ofX, ofY] = [seen.get(x)!, seen.get(y)!];
  const tester = testerOf(ofX, 'valueTest') ?? testerOf(ofY, 'valueTest');
  const told = (telling: (a: number, b: number) => boolean) =>
    both.filter(
      ([one, other]) => (one.fresh || other.fresh) && telling(one.value.value, other.value.value),
    ).length;
  const holdsOf = (form: PairForm, swap: boolean, numbers?: readonly number[]) => {
    const [a, b] = swap ? [y, x] : [x, y];
    const condition: Condition<string> = {
      form,
      x: a,
      y: b,
      ...(numbers === undefined ? {} : { numbers }),
    };
    const always = both.every(
      ([one, other]) =>
        holds(condition, (swap ? other : one).value, (swap ? one : other).value) === true,
    );
    return always ? condition : undefined;
  };
  const say = (condition: Condition<string> | undefined, chance: number) =>
    condition !== undefined && chance <= MOST_CHANCE ? [lineOf(condition, tester)] : [];
  const any = () => true;
  if (both.every(([one]) => isPointer(one.value))) {
    if ([...ofX, ...ofY].some(({ value }) => value.kind === ValueKind.Null)) return [];
    return [
      ...say(holdsOf('equal', false), 0.5 ** told(any)),
      ...say(holdsOf('unequal', false), 0.5 ** told(any)),
    ];
  }
  if (both.some(([one]) => isPointer(one.value))) return [];
  const numbersOf = (list: readonly SampleVariable[]) =>
    list.filter(({ value }) => isNumeric(value)).map(({ value }) => value.value);
  const [xs, ys] = [numbersOf(ofX), numbersOf(ofY)];
  const [manyX, manyY] = [new Set(xs).size > 1, new Set(ys).size > 1];
  if (!manyX && !manyY) return [];
  const equal = holdsOf('equal', false);
  if (equal !== undefined) return say(equal, 0.5 ** told(any));
  const orders = (): string[] => {
    if (Math.min(...xs) > Math.max(...ys) || Math.min(...ys) > Math.max(...xs)) return [];
    const first = [
      holdsOf('less', false),
      holdsOf('less', true),
      holdsOf('at-most', false),
      holdsOf('at-most', true),
    ].find((each) => each !== undefined);
    if (first !== undefined) return say(first, 0.5 ** told(any));
    const all = [...xs, ...ys];
    const width = Math.max(...all) - Math.min(...all) + 1;
    return say(holdsOf('unequal', false), (1 - 1 / width) ** told(any));
  };
  const calculations = (): string[] => {
    if (!manyX || !manyY) return [];
    const line = lineThrough(both.map(([one, other]) => [one.value.value, other.value.value]));
    const linear = line === undefined ? undefined : holdsOf('linear', false, line);
    const whole = [...xs, ...ys].every(Number.isSafeInteger);
    const others: string[] = [];
    for (const swap of [false, true]) {
      const turned = (telling: (a: number, b: number) => boolean) => (a: number, b: number) =>
        swap ? telling(b, a) : telling(a, b);
      if (linear === undefined) {
        others.push(
          ...say(holdsOf('square', swap), 0.5 ** told(turned((a) => a !== 0 && a !== 1))),
          ...say(
            holdsOf('divisible', swap),
            0.5 **
              told(
                turned(
                  (a, b) =>
                    Math.abs(b) > 1 &&
                    a !== 0 &&
                    Math.abs(a) !== Math.abs(b) &&
                    Number.isSafeInteger(a) &&
                    Number.isSafeInteger(b),
                ),
              ),
          ),
        );
      }
      if (whole) {
        const within = turned((a, b) => a !== 0 && a !== b && b !== -1);
        others.push(...say(holdsOf('bits-within', swap), 0.5 ** told(within)));
      }
    }
    const apart = told((a, b) => a !== 0 && b !== 0);
    if (whole) others.push(...say(holdsOf('bits-apart', false), 0.5 ** apart));
    return [...say(linear, 0.5 ** (told(any) - 2)), ...others];
  };
  return [...orders(), ...calculations()];
}

/** Through the two smallest points, if x differs there. */
function lineThrough(points: readonly (readonly number[])[]): readonly number[] | undefined {
  const sorted = [...new Map(points.map((point) => [point.join(), point])).values()].sort(
    (one, other) => one[0]! - other[0]! || one[1]! - other[1]!,
  );
  const [first, second] = sorted;
  if (first === undefined || second === undefined || first[0] === second[0]) return undefined;
  const a = (second[1]! - first[1]!) / (second[0]! - first[0]!);
  return [a, first[1]! - a * first[0]!];
}
