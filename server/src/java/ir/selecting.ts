/**
 * The statements of a body that a question is about, found once for as long as the body lasts: after an
 * edit nearly all bodies are the same as before, and most questions are about few of their statements.
 */
import { getOrMake } from '../../base/multi-map.js';
import { tight } from '../../base/tight.js';
import type { ClassSymbol, FieldSymbol } from '../program/symbols.js';
import type { ClassType } from '../program/types.js';
import { BodyNotes } from './body-notes.js';
import { hasAny } from './kinds.js';
import type {
  Allocate,
  Body,
  Statement,
  StatementIndex,
  StatementKind,
  StatementOf,
} from './statements.js';

export type Select = (body: Body) => readonly StatementIndex[];

/** Those of these kinds that are meant; all of them, where nothing else is said. */
export function selecting<Kind extends StatementKind>(
  kinds: readonly Kind[],
  isMeant: (statement: StatementOf<Kind>) => boolean = isAny,
): Select {
  const known = new BodyNotes<readonly StatementIndex[]>();
  const mayHave = hasAny(...kinds);
  return (body) => {
    if (!mayHave(body)) return NOTHING;
    let found = known.get(body);
    if (found === undefined) known.set(body, (found = select(body, kinds, isMeant)));
    return found;
  };
}

export function select<Kind extends StatementKind>(
  { statements }: Body,
  kinds: readonly Kind[],
  isMeant: (statement: StatementOf<Kind>) => boolean,
): readonly StatementIndex[] {
  const found: StatementIndex[] = [];
  for (let index = 0; index < statements.length; index++) {
    const statement = statements[index]!;
    if (isOf(statement, kinds) && isMeant(statement)) found.push(index as StatementIndex);
  }
  return tight(found);
}

const NOTHING: readonly StatementIndex[] = [];

function isAny(): boolean {
  return true;
}

function isOf<Kind extends StatementKind>(
  statement: Statement,
  kinds: readonly Kind[],
): statement is StatementOf<Kind> {
  const { kind } = statement;
  for (const each of kinds) if (each === kind) return true;
  return false;
}

export const callsIn = selecting(['call']);

/** Those that may run code: most statements run nothing. */
export const runningIn = selecting([
  'call',
  'initialize',
  'allocate',
  'static-load',
  'static-store',
]);

/** Those of methods that no source declares, or that could not be resolved. */
export const libraryCallsIn = selecting(
  ['call'],
  ({ method }) => method?.owner.source === undefined,
);

const allocationsIn = selecting(['allocate'], ({ class: { kind } }) => kind === 'class');

const MADE = new BodyNotes<readonly ClassSymbol[]>();

/** The class of each object that it creates; arrays have none. */
export function classesMadeIn(body: Body): readonly ClassSymbol[] {
  const made = allocationsIn(body);
  if (made.length === 0) return NO_CLASSES;
  return getOrMake(MADE, body, () => made.map((index) => classMade(body.statements[index]!)));
}

const NO_CLASSES: readonly ClassSymbol[] = [];

function classMade(statement: Statement): ClassSymbol {
  return ((statement as Allocate).class as ClassType).class;
}

/** Assignments of fields. */
export const storesIn = selecting(['store', 'static-store']);

export type AnyStore = StatementOf<'store' | 'static-store'>;

/** The field of each assignment. */
export function fieldsStoredIn(body: Body): FieldSymbol[] {
  return storesIn(body).map((index) => (body.statements[index] as AnyStore).field);
}

const loadsIn = selecting(['load']);

/** The field of each read of an object's field. */
export function fieldsLoadedIn(body: Body): FieldSymbol[] {
  return loadsIn(body).map((index) => (body.statements[index] as StatementOf<'load'>).field);
}
