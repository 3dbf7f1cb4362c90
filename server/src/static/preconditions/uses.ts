/**
 * What a body needs of fields by using them: a pointer that is dereferenced, or given to a check such as requireNonNull, and that nothing has
 * tested; a number that is the index of an array or list, and is not compared before.
 */
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
import { pathsOf } from '../../java/ir/facts/paths.js';
import { selecting } from '../../java/ir/selecting.js';
import type { Body, Statement, StatementIndex, Variable } from '../../java/ir/statements.js';
import type { JavaFieldId } from '../../java/program/symbols.js';
import { checksBefore } from '../body/checks.js';
import { guardsOf } from '../body/guards.js';
import { dereferencesOf } from '../body/uses.js';
import { isOfType } from './comparisons.js';
import { ofOne, readField, type Required } from './required.js';

const loadsIn = selecting(['load', 'static-load']);

export function dereferenced(body: Body, knowledge: MethodKnowledge): readonly Required[] {
  const paths = pathsOf(body);
  return loadsIn(body).flatMap((load) => {
    const path = paths.source(body.statements[load]!);
    const field = path && readField(path, body);
    if (field === undefined) return [];
    return dereferencesOf(body, load)
      .filter((use) => guardsOf(body, load, use, knowledge).length === 0)
      .map(({ how }) => ofOne('nonnull', field, how === 'check' ? 'check' : 'dereference'));
  });
}

const INDEXING = ['array-load', 'array-store', 'call'] as const;
const indexingIn = selecting(INDEXING, (each) => indexOf(each) !== undefined);

export function indexed(body: Body): readonly Required[] {
  const paths = pathsOf(body);
  return indexingIn(body).flatMap((at) => {
    const field = readField(paths.of(indexOf(body.statements[at]!)!), body);
    if (field === undefined || !isOfType(field, ['int', 'short', 'byte'])) return [];
    if (fieldsTestedBefore(body, at).includes(field.symbol.id)) return [];
    return [ofOne('range', field, 'index', [0, Infinity])];
  });
}

/** Those that are read for a test that decides whether the statement is reached. */
export function fieldsTestedBefore(body: Body, at: StatementIndex): readonly JavaFieldId[] {
  return checksBefore(body, at).flatMap(({ sources }) =>
    sources.flatMap((source) => {
      const statement = body.statements[source]!;
      return 'field' in statement ? [statement.field.id] : [];
    }),
  );
}

/** Lists and texts whose method of this name takes an index first. */
const LISTS =
  /^java\.(?:util\.(?:List|ArrayList|LinkedList|Vector)|lang\.(?:String|CharSequence))$/;
const BY_INDEX: ReadonlySet<string> = new Set(['get', 'set', 'charAt']);

function indexOf(statement: Statement): Variable | undefined {
  if (statement.kind === 'array-load' || statement.kind === 'array-store') return statement.index;
  if (statement.kind !== 'call' || !BY_INDEX.has(statement.name)) return undefined;
  return LISTS.test(statement.method?.owner.name ?? '') ? statement.arguments[0] : undefined;
}
