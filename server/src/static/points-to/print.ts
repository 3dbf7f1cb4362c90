/**
 * Points-to as text: the debug view, and what tests compare. Variables by line with what they hold in
 * each context, fields of objects, who calls whom.
 */
import { placeOfNode, placeOfSite, type Code } from '../../android/flow/code.js';
import { nameOfCode } from '../../android/origins/naming.js';
import type { StatementIndex, Variable } from '../../java/ir/statements.js';
import type { AbstractObject, CodeInstance, InstanceId, ObjectId, PointsTo } from './points-to.js';

/** `Box:12`, `Box:12 of A:4`, `Box:12 (in Worker.run)`, `component Main`. */
export function objectText(pointsTo: PointsTo, id: ObjectId): string {
  const object = pointsTo.objects[id]!;
  const context = pointsTo.contexts[object.context]!.name;
  const around = object.receiverSite === undefined ? '' : ` of :${lineOf(object.receiverSite)}`;
  return `${plainText(object)}${around} (${context})`;
}

function plainText({ kind, class: symbol, site, closure }: AbstractObject): string {
  const line = site === undefined ? '' : `:${lineOf(site)}`;
  const name = symbol?.name.slice(symbol.name.lastIndexOf('.') + 1) ?? '';
  if (closure !== undefined) return `lambda${line}`;
  return kind === 'allocated' ? `${name}${line}` : `${kind} ${name}${line}`;
}

function lineOf(site: Parameters<typeof placeOfSite>[0]): number {
  return placeOfSite(site)?.line ?? 0;
}

export function instanceText(pointsTo: PointsTo, id: InstanceId): string {
  const { code, context } = pointsTo.instances[id]!;
  const { name, receiver } = pointsTo.contexts[context]!;
  const on = receiver === undefined ? '' : ` on ${plainText(pointsTo.objects[receiver]!)}`;
  return `${nameOfCode(code)} (${name}${on})`;
}

/** All that holds something, one line for each code in a context, variables by name. */
export function printPointsTo(pointsTo: PointsTo): string {
  return printInstances(pointsTo, pointsTo.instances);
}

export function printInstances(pointsTo: PointsTo, instances: readonly CodeInstance[]): string {
  return instances
    .map(({ id, code }) => [instanceText(pointsTo, id), ...variableLines(pointsTo, id, code)])
    .flat()
    .join('\n');
}

function variableLines(pointsTo: PointsTo, instance: InstanceId, code: Code): string[] {
  return code.body.variables.flatMap(({ name, kind }, variable) => {
    const objects = pointsTo.of(instance, variable as Variable);
    if (objects.length === 0 || name === '' || kind === 'constant') return [];
    return [`  ${name}: ${textOf(pointsTo, objects)}`];
  });
}

export function textOf(pointsTo: PointsTo, objects: readonly ObjectId[]): string {
  return objects
    .map((object) => objectText(pointsTo, object))
    .sort()
    .join(', ');
}

/** What the statements of a line load, store or lock: of which objects, in each context. */
export function accessesAt(pointsTo: PointsTo, line: number): string[] {
  return pointsTo.instances.flatMap(({ id, code }) =>
    code.body.statements.flatMap((statement, index) => {
      const base = baseOf(statement);
      if (base === undefined || placeOfNode(code, statement.node)?.line !== line) return [];
      const on = textOf(pointsTo, pointsTo.of(id, base));
      return [`${instanceText(pointsTo, id)}: ${describe(code, index as StatementIndex)} ${on}`];
    }),
  );
}

type AnyStatement = Code['body']['statements'][number];

function baseOf(statement: AnyStatement): Variable | undefined {
  switch (statement.kind) {
    case 'load':
    case 'store':
      return statement.object;
    case 'array-load':
    case 'array-store':
      return statement.array;
    case 'enter-monitor':
      return statement.lock;
    default:
      return undefined;
  }
}

function describe({ body }: Code, index: StatementIndex): string {
  const statement = body.statements[index]!;
  const field =
    statement.kind === 'load' || statement.kind === 'store' ? ` ${statement.field.name}` : '';
  return `${statement.kind}${field}`;
}
