/**
 * Callbacks that end with something else: a listener with the object that it was registered with, when that
 * is released or closed, and an observer with the subscription that its onSubscribe was given and has kept
 * in a field.
 */
import { addTo } from '../../base/multi-map.js';
import { pathsOf } from '../../java/ir/facts/paths.js';
import { select, selecting, type Select } from '../../java/ir/selecting.js';
import type { Body, Call, StatementIndex, Variable } from '../../java/ir/statements.js';
import type { ClassSymbol, FieldSymbol } from '../../java/program/symbols.js';
import { parameterOf, siteOf, type Code, type CodeTable, type Site } from '../flow/code.js';
import { CANCELLING } from '../flow/looked-at.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import { TableNotes } from '../knowledge/table-notes.js';
import type { FoundEnding } from './endings.js';
import type { Handing } from './postings.js';

interface Registered {
  readonly code: Code;
  readonly registrations: readonly Handing[];
}

/** Listeners of what is released: a player, a media session, a connection. The field tells which one. */
export function findReleased(
  roots: Iterable<Registered>,
  codes: CodeTable,
  knowledge: MethodKnowledge,
): FoundEnding[] {
  const released = new Map<FieldSymbol, Site[]>();
  const freeing = (body: Body): readonly StatementIndex[] => FREEING.of(body, knowledge);
  for (const { site, field } of callsOnFields(codes, freeing)) addTo(released, field, site);
  return [...roots].flatMap(({ code: target, registrations }) =>
    registrations
      .flatMap(registeredWith)
      .flatMap((field) => released.get(field) ?? [])
      .map((site) => ({ target, kind: 'unregister' as const, site, given: [] })),
  );
}

const FREEING = new TableNotes((body, knowledge) =>
  select(
    body,
    ['call'],
    ({ method }) => method !== undefined && knowledge.of(method).free !== undefined,
  ),
);

const cancellingIn = selecting(['call'], ({ name }) => CANCELLING.has(name));

/** The fields that hold what the listener is given to, or what the call returns for it. */
function registeredWith({ site: { code }, call: { receiver, to } }: Handing): FieldSymbol[] {
  const read = fieldOf(code.body, receiver);
  const kept = code.body.statements.flatMap((each) =>
    each.kind === 'store' && (each.from === to || each.from === receiver) ? [each.field] : [],
  );
  return read === undefined ? kept : [read, ...kept];
}

/** Observers whose subscription is cancelled by way of the field that keeps it. */
export function findUnsubscribed(codes: CodeTable): FoundEnding[] {
  const observers = keptSubscriptions(codes);
  if (observers.size === 0) return [];
  return callsOnFields(codes, cancellingIn).flatMap(({ site, field }) => {
    const ended = observers.get(field) ?? [];
    return codes.codes
      .filter(({ body }) => ended.includes(body.owner) && body.method !== undefined)
      .map((target) => ({ target, kind: 'cancel' as const, site, given: [] }));
  });
}

/** By field: the observers that keep their subscription there, alone or among others. */
function keptSubscriptions({ codes }: CodeTable): Map<FieldSymbol, ClassSymbol[]> {
  const kept = new Map<FieldSymbol, ClassSymbol[]>();
  for (const code of codes) {
    const { method, owner, statements } = code.body;
    const given = method?.name === 'onSubscribe' ? parameterOf(code, 0) : undefined;
    if (given === undefined) continue;
    for (const statement of statements) {
      const field = keepingField(code.body, statement, given);
      if (field !== undefined) addTo(kept, field, owner);
    }
  }
  return kept;
}

function keepingField(
  body: Body,
  statement: Body['statements'][number],
  given: Variable,
): FieldSymbol | undefined {
  if (statement.kind === 'store' && statement.from === given) return statement.field;
  if (statement.kind !== 'call' || !statement.arguments.includes(given)) return undefined;
  return statement.name === 'add' ? fieldOf(body, statement.receiver) : undefined;
}

/** The field that a value was read from. */
function fieldOf(body: Body, variable: Variable | undefined): FieldSymbol | undefined {
  const read = variable === undefined ? undefined : pathsOf(body).definitions[variable];
  return read?.kind === 'load' || read?.kind === 'static-load' ? read.field : undefined;
}

function callsOnFields(
  { codes }: CodeTable,
  select: Select,
): { readonly site: Site; readonly field: FieldSymbol }[] {
  return codes.flatMap((code) =>
    select(code.body).flatMap((index) => {
      const field = fieldOf(code.body, (code.body.statements[index] as Call).receiver);
      return field === undefined ? [] : [{ site: siteOf(code, index), field }];
    }),
  );
}
