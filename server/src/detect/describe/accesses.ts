/** One side of a race, for the report: names instead of numbers, and nothing that is not known. */
import type { Callback, TraceTables } from '../../trace/tables.js';
import { objectText } from '../../trace/tables.js';
import type { CallStacks, Frame } from '../context/call-stacks.js';
import { causesOf, type CauseLink } from '../context/causes.js';
import type { Locksets } from '../context/locksets.js';
import type { AccessRecord } from '../races/access-rows.js';
import type { Guards } from '../races/guards.js';
import type { CauseStep, RaceAccess } from '../report.js';

export interface AccessNames {
  readonly tables: TraceTables;
  readonly stacks: CallStacks;
  readonly locksets: Locksets;
  readonly guards: Guards;
}

export function describeAccess(record: AccessRecord, names: AccessNames): RaceAccess {
  const { tables, stacks } = names;
  const { performer, site, stack } = record;
  const thread = tables.threads[performer.thread];
  const frames = stacks.frames(stack, site).filter(saysSomething);
  const component = tables.components.get(performer.component);
  return {
    op: record.number,
    line: record.line,
    kind: record.write ? 'write' : 'read',
    thread: thread?.label ?? '',
    ...threadNamePart(thread?.name),
    ...taskPart(performer.task),
    ...callbackPart(performer.callback, tables),
    ...(component === undefined
      ? {}
      : { component: { kind: component.kind, class: component.class } }),
    ...sitePart(site, tables),
    stack: frames,
    locks: locksOf(record, names),
    causes: causesOf(performer.link).map((link) => describeCause(link, tables)),
  };
}

function locksOf({ guard }: AccessRecord, { guards, locksets, tables }: AccessNames): string[] {
  return locksets.locksOf(guards.locksetOf(guard)).map((lock) => objectText(tables, lock));
}

function describeCause(link: CauseLink, tables: TraceTables): CauseStep {
  const frame = frameOf(link.site, tables);
  return {
    kind: link.kind,
    op: link.op,
    line: link.line,
    thread: tables.threads[link.thread]?.label ?? '',
    ...threadNamePart(tables.threads[link.thread]?.name),
    ...taskPart(link.task),
    ...callbackPart(link.callback, tables),
    ...(frame === undefined ? {} : { site: frame }),
    ...(link.delay === undefined ? {} : { delay: link.delay }),
  };
}

function threadNamePart(name = ''): { threadName?: string } {
  return name === '' ? {} : { threadName: name };
}

function taskPart(task: number): { task?: string } {
  return task === 0 ? {} : { task: String(task) };
}

function callbackPart(
  callback: number,
  tables: TraceTables,
): { callback?: Pick<Callback, 'kind' | 'owner' | 'name'> } {
  const row = callback === 0 ? undefined : tables.callbacks[callback];
  if (row === undefined) return {};
  return { callback: { kind: row.kind, owner: row.owner, name: row.name } };
}

/** STD names a place by a word of its own, which is neither class nor file. */
function sitePart(site: number, tables: TraceTables): { site?: Frame; siteLabel?: string } {
  const frame = frameOf(site, tables);
  if (frame !== undefined) return { site: frame };
  const label = tables.sites[site]?.label ?? '';
  return site === 0 || label === '' ? {} : { siteLabel: label };
}

function frameOf(site: number, tables: TraceTables): Frame | undefined {
  const row = site === 0 ? undefined : tables.sites[site];
  if (row === undefined || !saysSomething(row)) return undefined;
  return { class: row.class, method: row.method, file: row.file, line: row.line };
}

function saysSomething({ class: owner, method, file }: Frame): boolean {
  return owner !== '' || method !== '' || file !== '';
}
