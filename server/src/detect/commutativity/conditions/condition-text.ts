/**
 * Conditions as a programmer writes them, `this.dataHub != null` or `1 <= this.count <= 8`, and back.
 * What comes back is looked up among the names of the variables of one handler, since a name may
 * hold anything that a key of a map holds.
 */
import type { Condition, PairForm, SingleForm } from './condition.js';

/** What printing and reading ask of the variables. */
export interface NamedVariables<Variable> {
  nameOf(variable: Variable): string;
  isBoolean(variable: Variable): boolean;
}

export function conditionText<Variable>(
  condition: Condition<Variable>,
  variables: NamedVariables<Variable>,
): string {
  const { form, numbers = [] } = condition;
  const x = variables.nameOf(condition.x);
  const y = condition.y === undefined ? '' : variables.nameOf(condition.y);
  const number = (value: number) => valueText(value, variables.isBoolean(condition.x));
  if (form === 'constant') return `${x} == ${number(numbers[0]!)}`;
  if (form === 'one-of') return `${x} in {${numbers.map(number).join(', ')}}`;
  if (form === 'range') return rangeText(x, numbers[0]!, numbers[1]!);
  if (form === 'linear') return `${y} == ${numbers[0]!} * ${x} + ${numbers[1]!}`;
  return PATTERNS[form].replaceAll(/\b[xy]\b/g, (name) => (name === 'x' ? x : y));
}

const PATTERNS: Readonly<
  Record<Exclude<SingleForm | PairForm, 'constant' | 'one-of' | 'range' | 'linear'>, string>
> = {
  null: 'x == null',
  nonnull: 'x != null',
  nonzero: 'x != 0',
  equal: 'x == y',
  unequal: 'x != y',
  less: 'x < y',
  'at-most': 'x <= y',
  divisible: 'x % y == 0',
  square: 'y == x * x',
  'bits-apart': '(x & y) == 0',
  'bits-within': '(x & y) == x',
};

function valueText(value: number, isBoolean: boolean): string {
  return isBoolean && (value === 0 || value === 1) ? String(value === 1) : String(value);
}

function rangeText(x: string, low: number, high: number): string {
  if (low === -Infinity) return `${x} <= ${high}`;
  return high === Infinity ? `${x} >= ${low}` : `${low} <= ${x} <= ${high}`;
}

/** Reads what `conditionText` writes; undefined if it is nothing of the kind. */
export function parseCondition(
  text: string,
  names: ReadonlyMap<string, string>,
): Condition<string> | undefined {
  const tokens = tokenize(
    text,
    [...names.keys()].sort((a, b) => b.length - a.length),
  );
  if (tokens === undefined) return undefined;
  const shape = tokens.map(({ kind, text: word }) => (kind === 'word' ? word : kind)).join(' ');
  const variables = tokens.flatMap(({ kind, text: word }) =>
    kind === 'name' ? [names.get(word)!] : [],
  );
  const numbers = tokens.flatMap(({ kind, text: word }) =>
    kind === 'number' ? [numberOf(word)] : [],
  );
  return READINGS.map(({ pattern, read }) =>
    pattern.test(shape) ? read(variables, numbers) : undefined,
  ).find((condition) => condition !== undefined);
}

type Reading = (
  names: readonly string[],
  numbers: readonly number[],
) => Condition<string> | undefined;

/** By the shape of the text. Where a variable stands twice it must be the same one. */
const READINGS: readonly { readonly pattern: RegExp; readonly read: Reading }[] = [
  single(/^name == null$/, 'null'),
  single(/^name != null$/, 'nonnull'),
  single(/^name == number$/, 'constant'),
  single(/^name in { number(?: , number)* }$/, 'one-of'),
  { pattern: /^number <= name <= number$/, read: ([x], [low, high]) => range(x!, low!, high!) },
  { pattern: /^name >= number$/, read: ([x], [low]) => range(x!, low!, Infinity) },
  { pattern: /^name <= number$/, read: ([x], [high]) => range(x!, -Infinity, high!) },
  {
    pattern: /^name != number$/,
    read: ([x], [zero]) => (zero === 0 ? { form: 'nonzero', x: x! } : undefined),
  },
  pair(/^name == name$/, 'equal'),
  pair(/^name != name$/, 'unequal'),
  pair(/^name < name$/, 'less'),
  pair(/^name <= name$/, 'at-most'),
  pair(/^name % name == number$/, 'divisible'),
  {
    pattern: /^name == number \* name \+ number$/,
    read: ([y, x], numbers) => ({ form: 'linear', x: x!, y: y!, numbers }),
  },
  {
    pattern: /^name == name \* name$/,
    read: ([y, x, again]) => (x === again ? { form: 'square', x: x!, y: y! } : undefined),
  },
  pair(/^\( name & name \) == number$/, 'bits-apart'),
  {
    pattern: /^\( name & name \) == name$/,
    read: ([x, y, again]) => (x === again ? { form: 'bits-within', x: x!, y: y! } : undefined),
  },
];

function single(pattern: RegExp, form: SingleForm): { pattern: RegExp; read: Reading } {
  const read: Reading = ([x], numbers) =>
    numbers.length === 0
      ? { form, x: x! }
      : { form, x: x!, numbers: [...numbers].sort((a, b) => a - b) };
  return { pattern, read };
}

/** A number behind these is the 0 that the rest is compared with. */
function pair(pattern: RegExp, form: PairForm): { pattern: RegExp; read: Reading } {
  return {
    pattern,
    read: ([x, y], [zero = 0]) => (zero === 0 ? { form, x: x!, y: y! } : undefined),
  };
}

function range(x: string, low: number, high: number): Condition<string> {
  return { form: 'range', x, numbers: [low, high] };
}

interface Token {
  readonly kind: 'name' | 'number' | 'word';
  readonly text: string;
}

const NUMBER = /^(?:-?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?|true|false)(?![\w.])/;
const WORD = /^(?:==|!=|<=|>=|[<%*+&(){},]|null\b|in\b)/;

/** Undefined if something stands there that is none of it. */
function tokenize(text: string, names: readonly string[]): readonly Token[] | undefined {
  const tokens: Token[] = [];
  for (let rest = text.trim(); rest !== '';) {
    const token = nextToken(rest, names);
    if (token === undefined) return undefined;
    tokens.push(token);
    rest = rest.slice(token.text.length).trimStart();
  }
  return tokens;
}

function nextToken(rest: string, names: readonly string[]): Token | undefined {
  const name = names.find((each) => rest.startsWith(each));
  if (name !== undefined) return { kind: 'name', text: name };
  const number = NUMBER.exec(rest)?.[0];
  if (number !== undefined) return { kind: 'number', text: number };
  const word = WORD.exec(rest)?.[0];
  return word === undefined ? undefined : { kind: 'word', text: word };
}

function numberOf(text: string): number {
  if (text === 'true') return 1;
  return text === 'false' ? 0 : Number(text);
}
