/**
 * The samples in the files that Daikon reads, so that its users can compare: a program point for each
 * handler, entered once for each sample. What a sample does not have is nonsensical there (modified: 2).
 */
import { ValueKind } from '../../../trace/operations.js';
import type { Value } from '../../../trace/value.js';
import { keyOf, type VariableKey } from '../conditions/variable.js';
import { isWhole } from '../conditions/value.js';
import type { Sample, SampleVariable } from './sample.js';

type DaikonType = 'hashcode' | 'int' | 'double' | 'boolean' | 'java.lang.String';

interface Column {
  readonly key: VariableKey;
  readonly type: DaikonType;
  readonly comparability: number;
}

export function daikonDeclarations(samples: readonly Sample[]): string {
  const points = [...pointsOf(samples)].map(([handler, columns]) =>
    [
      `ppt ${pointName(handler)}`,
      'ppt-type enter',
      ...columns.flatMap(({ key, type, comparability }) => [
        `variable ${daikonName(key)}`,
        '  var-kind variable',
        `  dec-type ${type === 'hashcode' ? 'java.lang.Object' : type}`,
        `  rep-type ${type}`,
        `  comparability ${comparability}`,
      ]),
      '',
    ].join('\n'),
  );
  return `decl-version 2.0\n\n${points.join('\n')}`;
}

export function daikonTrace(samples: readonly Sample[]): string {
  const points = pointsOf(samples);
  return samples
    .map((sample) => {
      const columns = points.get(sample.handler)!;
      const values = new Map(sample.variables.map((each) => [keyOf(each.variable), each]));
      const lines = columns.flatMap(({ key, type }) => [
        daikonName(key),
        ...valueLines(values.get(key), type),
      ]);
      return `${[pointName(sample.handler), ...lines].join('\n')}\n`;
    })
    .join('\n');
}

function valueLines(variable: SampleVariable | undefined, type: DaikonType): readonly string[] {
  const text = variable === undefined ? undefined : valueText(variable.value, type);
  return text === undefined ? ['nonsensical', '2'] : [text, variable!.fresh ? '1' : '0'];
}

function valueText({ kind, value }: Value, type: DaikonType): string | undefined {
  if (kind === ValueKind.Null) return type === 'hashcode' ? '0' : 'null';
  if (type === 'hashcode') return kind === ValueKind.Object ? String(value) : undefined;
  if (type === 'boolean') return String(value !== 0);
  if (type === 'java.lang.String') return kind === ValueKind.Text ? `"${value}"` : undefined;
  if (type === 'int') return String(value);
  // Daikon's own words for what is no finite number.
  return Number.isNaN(value) ? 'NaN' : String(value);
}

function pointsOf(samples: readonly Sample[]): ReadonlyMap<string, readonly Column[]> {
  const points = new Map<string, Map<VariableKey, SampleVariable[]>>();
  for (const { handler, variables } of samples) {
    const point = points.get(handler) ?? new Map<VariableKey, SampleVariable[]>();
    points.set(handler, point);
    for (const each of variables) {
      const key = keyOf(each.variable);
      const known = point.get(key);
      if (known === undefined) point.set(key, [each]);
      else known.push(each);
    }
  }
  return new Map(
    [...points].map(([handler, point]) => [
      handler,
      [...point].map(([key, seen], at) => columnOf(key, seen, -1 - at)),
    ]),
  );
}

/** A variable that is compared with nothing is of a comparability of its own. */
function columnOf(key: VariableKey, seen: readonly SampleVariable[], own: number): Column {
  const comparability = seen.find(({ abstractType }) => abstractType !== 0)?.abstractType ?? -own;
  return { key, type: typeOf(seen.map(({ value }) => value)), comparability };
}

function typeOf(values: readonly Value[]): DaikonType {
  if (values.some(({ kind }) => kind === ValueKind.Object)) return 'hashcode';
  if (values.some(({ kind }) => kind === ValueKind.Text)) return 'java.lang.String';
  if (values.every(({ kind }) => kind === ValueKind.Null)) return 'hashcode';
  if (values.every(({ kind }) => kind === ValueKind.Boolean)) return 'boolean';
  return values.every(({ value }) => isWhole(value)) ? 'int' : 'double';
}

function pointName(handler: string): string {
  return `${escaped(handler)}():::ENTER`;
}

function daikonName(key: VariableKey): string {
  return escaped(key);
}

/** As Daikon wants names that hold blanks. */
function escaped(name: string): string {
  return name.replaceAll('\\', '\\\\').replaceAll(' ', '\\_').replaceAll('\n', '\\n');
}
