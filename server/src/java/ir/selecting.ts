/**
 * The statements of a body that a question is about, found once for as long as the body lasts: after an
 * edit nearly all bodies are the same as before, and most questions are about few of their statements.
 */
import type { ClassSymbol, FieldSymbol } from '../program/symbols.js';
import { tight } from '../../base/tight.js';
import { BodyNotes } from './body-notes.js';
import type { Body, Statement, StatementIndex } from './statements.js';

export type Select = (body: Body) => readonly StatementIndex[];

export function selecting(isMeant: (statement: Statement) => boolean): Select {
  const known = new BodyNotes<readonly StatementIndex[]>();
  return (body) => {
    let found = known.get(body);
    if (found === undefined) known.set(body, (found = select(body, isMeant)));
    return found;
  };
}

export function select(
  { statements }: Body,
  isMeant: (statement: Statement) => boolean,
): readonly StatementIndex[] {
  const found: StatementIndex[] = [];
  for (let index = 0; index < statements.length; index++) {
    if (isMeant(statements[index]!)) found.push(index as StatementIndex);
  }
  return tight(found);
}

export const callsIn = selecting(({ kind }) => kind === 'call');

/** Those of methods that no source declares, or that could not be resolved. */
export const libraryCallsIn = selecting(
  (statement) => statement.kind === 'call' && statement.method?.owner.source === undefined,
);

const allocationsIn = selecting(({ kind }) => kind === 'allocate');

/** The class of each object that it creates; arrays have none. */
export function classesMadeIn(body: Body): ClassSymbol[] {
  return allocationsIn(body).flatMap((index) => {
    const statement = body.statements[index]!;
    const isClass = statement.kind === 'allocate' && statement.class.kind === 'class';
    return isClass ? [statement.class.class] : [];
  });
}

/** Assignments of fields. */
export const storesIn = selecting(({ kind }) => kind === 'store' || kind === 'static-store');

export type AnyStore = Extract<Statement, { kind: 'store' | 'static-store' }>;

/** The field of each assignment. */
export function fieldsStoredIn(body: Body): FieldSymbol[] {
  return storesIn(body).map((index) => (body.statements[index] as AnyStore).field);
}

const loadsIn = selecting(({ kind }) => kind === 'load');

/** The field of each read of an object's field. */
export function fieldsLoadedIn(body: Body): FieldSymbol[] {
  return loadsIn(body).map((index) => (body.statements[index] as Load).field);
}

type Load = Extract<Statement, { kind: 'load' }>;
