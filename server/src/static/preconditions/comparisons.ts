/** What a condition of the program says of fields: comparisons with constants and with each other. */
import type { Path } from '../../java/ir/facts/paths.js';
import { pathsOf } from '../../java/ir/facts/paths.js';
import type { Body, Condition } from '../../java/ir/statements.js';
import { readField, ofOne, type ReadField, type Required } from './required.js';
import type { SaidBy, SourceForm } from './source-precondition.js';

/** What holds of fields where a branch goes the way on which its condition holds, or the other. */
export function branchSays(
  body: Body,
  condition: Condition,
  holds: boolean,
  by: SaidBy,
): readonly Required[] {
  const paths = pathsOf(body);
  switch (condition.kind) {
    case 'null-test':
      return nullness(body, paths.of(condition.variable), condition.isNull === holds, by);
    case 'truth':
      return valueSays(body, paths.of(condition.variable), condition.expected === holds, by);
    case 'same': {
      const [left, right] = [paths.of(condition.left), paths.of(condition.right)];
      return compared(body, condition.equal === holds ? '==' : '!=', left, right, by);
    }
    default:
      return [];
  }
}

/** What holds of fields if the value is true, or false. */
export function valueSays(
  body: Body,
  path: Path,
  expected: boolean,
  by: SaidBy,
): readonly Required[] {
  if (path.kind === 'compute') {
    const [left, right] = path.from;
    if (path.operator === '!' && left !== undefined) return valueSays(body, left, !expected, by);
    if (left === undefined || right === undefined) return [];
    const operator = expected ? path.operator : NEGATED.get(path.operator);
    return operator === undefined ? [] : compared(body, operator, left, right, by);
  }
  const field = readField(path, body);
  if (field === undefined || !isOfType(field, ['boolean'])) return [];
  return [ofOne('constant', field, by, [Number(expected)])];
}

const NEGATED: ReadonlyMap<string, string> = new Map([
  ['<', '>='],
  ['>', '<='],
  ['<=', '>'],
  ['>=', '<'],
  ['==', '!='],
  ['!=', '=='],
]);

const MIRRORED: ReadonlyMap<string, string> = new Map([
  ['<', '>'],
  ['>', '<'],
  ['<=', '>='],
  ['>=', '<='],
  ['==', '=='],
  ['!=', '!='],
]);

function compared(
  body: Body,
  operator: string,
  left: Path,
  right: Path,
  by: SaidBy,
): readonly Required[] {
  const mirrored = MIRRORED.get(operator);
  if (mirrored === undefined) return [];
  if (left.kind === 'constant') return withConstant(body, mirrored, right, left, by);
  if (right.kind === 'constant') return withConstant(body, operator, left, right, by);
  const [x, y] = [readField(left, body), readField(right, body)];
  if (x === undefined || y === undefined || !areTogether(x, y)) return [];
  const [form, isMirrored] = PAIRS.get(operator)!;
  return [ofTwo(form, isMirrored ? y : x, isMirrored ? x : y, by)];
}

const PAIRS: ReadonlyMap<string, readonly [form: SourceForm, isMirrored: boolean]> = new Map([
  ['<', ['less', false]],
  ['<=', ['at-most', false]],
  ['>', ['less', true]],
  ['>=', ['at-most', true]],
  ['==', ['equal', false]],
  ['!=', ['unequal', false]],
]);

/** Which objects belong together a trace does not say, but for one and the same. */
function areTogether(x: ReadField, y: ReadField): boolean {
  return x.object === y.object || x.object === undefined || y.object === undefined;
}

function ofTwo(form: SourceForm, x: ReadField, y: ReadField, by: SaidBy): Required {
  return { condition: { form, x: x.named, y: y.named, by }, fields: [x.symbol, y.symbol] };
}

function withConstant(
  body: Body,
  operator: string,
  path: Path,
  { constant }: Extract<Path, { kind: 'constant' }>,
  by: SaidBy,
): readonly Required[] {
  if (constant.kind === 'null') {
    return operator === '==' || operator === '!='
      ? nullness(body, path, operator === '==', by)
      : [];
  }
  const field = readField(path, body);
  if (field === undefined) return [];
  if (constant.kind === 'boolean' && (operator === '==' || operator === '!=')) {
    const isTrue = (constant.text === 'true') === (operator === '==');
    return valueSays(body, path, isTrue, by);
  }
  const number = constant.kind === 'number' ? numberOf(constant.text) : undefined;
  return number === undefined ? [] : withNumber(operator, field, number, by);
}

const WHOLE = ['byte', 'short', 'char', 'int', 'long'];

function withNumber(
  operator: string,
  field: ReadField,
  number: number,
  by: SaidBy,
): readonly Required[] {
  const isWhole = isOfType(field, WHOLE);
  if (!isWhole && !isOfType(field, ['float', 'double'])) return [];
  const range = (low: number, high: number) => [ofOne('range', field, by, [low, high])];
  if (operator === '==') return [ofOne('constant', field, by, [number])];
  if (operator === '!=') return number === 0 ? [ofOne('nonzero', field, by)] : [];
  if (operator === '>=') return range(number, Infinity);
  if (operator === '<=') return range(-Infinity, number);
  // Of numbers with fractions there is no next one.
  if (!isWhole) return [];
  return operator === '>' ? range(number + 1, Infinity) : range(-Infinity, number - 1);
}

export function nullness(body: Body, path: Path, isNull: boolean, by: SaidBy): readonly Required[] {
  const field = readField(path, body);
  return field === undefined ? [] : [ofOne(isNull ? 'null' : 'nonnull', field, by)];
}

export function isOfType({ symbol: { type } }: ReadField, names: readonly string[]): boolean {
  return type.kind === 'primitive' && names.includes(type.name);
}

function numberOf(text: string): number | undefined {
  const plain = text.replaceAll('_', '').toLowerCase();
  const number = Number(
    plain.startsWith('0x') ? plain.replace(/l$/, '') : plain.replace(/[lfd]$/, ''),
  );
  return Number.isFinite(number) ? number : undefined;
}
