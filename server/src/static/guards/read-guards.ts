/**
 * The accesses of fields that are protected by control flow (ERVA, benign race type 1): on every way to
 * them the same field was read and tested, or they are what is read for a test. Which value the test asks
 * for does not matter here: a trace tells what the two orders come to.
 */
import { placeOfNode, type Code } from '../../android/flow/code.js';
import type { UnderstoodProject } from '../../android/origins/build-model.js';
import { selecting } from '../../java/ir/selecting.js';
import type { Body, Statement, StatementIndex } from '../../java/ir/statements.js';
import type { FieldSymbol } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import { checksBefore, checksIn } from '../body/checks.js';
import type { SourceGuard } from './source-guard.js';

const ACCESSES = ['load', 'store', 'static-load', 'static-store'] as const;
const accessesIn = selecting(ACCESSES, (access) => fieldOf(access) !== undefined);

export function readGuards({ codes }: Pick<UnderstoodProject, 'codes'>): readonly SourceGuard[] {
  return codes.codes.flatMap((code) => guardsIn(code));
}

function guardsIn(code: Code): SourceGuard[] {
  const { body } = code;
  return accessesIn(body).flatMap((at) => {
    const test = testOf(body, at);
    const guard = test === undefined ? undefined : toGuard(code, at, test);
    return guard === undefined ? [] : [guard];
  });
}

/** The test that decides over an access, or that it is read for. */
function testOf(body: Body, at: StatementIndex): StatementIndex | undefined {
  const field = fieldOf(body.statements[at]!)!;
  const before = checksBefore(body, at).findLast(({ sources }) =>
    sources.some((source) => fieldOf(body.statements[source]!)?.id === field.id),
  );
  return (before ?? checksIn(body).find(({ sources }) => sources.includes(at)))?.branch;
}

function fieldOf(statement: Statement): FieldSymbol | undefined {
  if (!('field' in statement)) return undefined;
  const { field } = statement;
  return field.source === undefined || hasModifier(field.modifiers, 'final') ? undefined : field;
}

function toGuard(code: Code, at: StatementIndex, test: StatementIndex): SourceGuard | undefined {
  const { body } = code;
  const { kind, node } = body.statements[at]!;
  const place = placeOfNode(code, node);
  const tested = placeOfNode(code, body.statements[test]!.node);
  const field = fieldOf(body.statements[at]!)!;
  if (place === undefined || tested === undefined) return undefined;
  return {
    field: `${field.owner.name}.${field.name}`,
    owner: outermost(body.owner.name),
    line: place.line,
    writes: kind === 'store' || kind === 'static-store',
    file: place.file.split(/[\\/]/).at(-1)!,
    test: tested.line,
  };
}

/** `com.x.A` of `com.x.A$B$1`. */
export function outermost(binaryName: string): string {
  return binaryName.split('$')[0]!;
}
