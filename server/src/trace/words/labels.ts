/**
 * How the file writes the ids of the index. Tables keep a label for each row; tasks, objects, handles
 * and transactions are written by their number.
 */
import type { Mention } from '../index/mentions.js';
import type { TraceIndex } from '../index/types.js';
import { SIGILS, type IdKind } from '../operations.js';
import type { TraceTables } from '../tables.js';

type Rows = readonly ({ readonly label: string } | undefined)[];

export function rowsOf(tables: TraceTables, kind: IdKind): Rows | undefined {
  switch (kind) {
    case 'process':
      return tables.processes;
    case 'thread':
      return tables.threads;
    case 'queue':
      return tables.queues;
    case 'class':
      return tables.classes;
    case 'field':
      return tables.fields;
    case 'site':
      return tables.sites;
    case 'stack':
      return tables.stacks;
    case 'callback':
      return tables.callbacks;
    case 'resource':
      return tables.resources;
    case 'name':
      return tables.names;
    case 'source':
      return tables.sources;
    default:
      return undefined;
  }
}

/** The id as its file writes it, without the racetrace letter. */
export function labelOf(index: TraceIndex, { kind, id }: Mention): string {
  const rows = rowsOf(index.tables, kind);
  if (rows !== undefined) return rows[id]?.label ?? '';
  const objects = index.tables.objects;
  if (kind !== 'object' || objects === 'numbered') return String(id);
  return objects === 'hex' ? `0x${id.toString(16).padStart(8, '0')}` : (objects[id] ?? '');
}

/** The id as a person would quote it from the file: `t1`, `msg 8`, `0x410fe450`. */
export function idText(index: TraceIndex, mention: Mention): string {
  const label = labelOf(index, mention);
  if (index.format === 'racetrace') return `${SIGILS[mention.kind]}${label}`;
  if (index.format === 'std' || mention.kind === 'object') return label;
  return mention.kind === 'task' ? `msg ${label}` : label;
}
