/**
 * What a reader has learnt since it was last asked, besides operations: names and problems. Told to
 * whoever keeps tables and a log of its own, before the operations that were read with them, it makes
 * them what they would be if the reader had been given them. Plain data, small where little is new.
 */
import { packRows, unpackRows, type PackedRows } from './packed-rows.js';
import type { Problem, ProblemLog } from './problems.js';
import {
  createTables,
  LIST_TABLES,
  reviseRow,
  type ListTable,
  type Revision,
  type TraceTables,
} from './tables.js';

export interface TableNews {
  readonly rows: Partial<Record<ListTable, PackedRows>>;
  readonly revised: readonly Revision[];
  /** Names of objects, where a list has them. */
  readonly objects: readonly string[];
}

export interface ProblemNews {
  readonly listed: readonly Problem[];
  /** Problems that the log counted without keeping them, and how many of these are errors. */
  readonly unlisted: number;
  readonly unlistedErrors: number;
}

/** Asks a log for what came since the last time. */
export class ProblemWatch {
  private kept = 0;
  private total = 0;
  private errors = 0;

  constructor(private readonly log: ProblemLog) {}

  take(): ProblemNews {
    const { log } = this;
    const listed = log.kept.slice(this.kept);
    const errors = listed.filter(({ severity }) => severity === 'error').length;
    const unlisted = log.total - this.total - listed.length;
    const unlistedErrors = log.errors - this.errors - errors;
    [this.kept, this.total, this.errors] = [log.kept.length, log.total, log.errors];
    return { listed, unlisted, unlistedErrors };
  }
}

/** Asks tables for what came since the last time; in the beginning they are as `createTables` makes them. */
export class TableWatch {
  private readonly lengths: Record<string, number> = {};
  private objects = 1;

  constructor(private readonly tables: TraceTables) {
    const blank = createTables();
    for (const table of LIST_TABLES) this.lengths[table] = blank[table].length;
    tables.revised = [];
  }

  take(): TableNews {
    const revised = this.tables.revised ?? [];
    this.tables.revised = [];
    return { rows: this.takeRows(), revised, objects: this.takeObjects() };
  }

  private takeRows(): Partial<Record<ListTable, PackedRows>> {
    const news: Partial<Record<ListTable, PackedRows>> = {};
    for (const table of LIST_TABLES) {
      const rows = this.tables[table];
      const known = this.lengths[table]!;
      if (rows.length > known) news[table] = packRows(rows.slice(known));
      this.lengths[table] = rows.length;
    }
    return news;
  }

  private takeObjects(): readonly string[] {
    const { objects } = this.tables;
    if (typeof objects === 'string') return [];
    const news = objects.slice(this.objects);
    this.objects = objects.length;
    return news;
  }
}

/** How the objects of a trace are written, before there are any. */
export type ObjectStyle = 'numbered' | 'hex' | 'named';

export function objectStyle({ objects }: TraceTables): ObjectStyle {
  return typeof objects === 'string' ? objects : 'named';
}

/** Tables that hear of everything by news. */
export class ToldTables {
  readonly tables: TraceTables;
  private readonly objects = [''];

  constructor(style: ObjectStyle) {
    this.tables = createTables(style === 'named' ? this.objects : style);
  }

  tell({ rows, revised, objects }: TableNews): void {
    for (const table of LIST_TABLES) {
      const packed = rows[table];
      if (packed !== undefined) unpackRows(packed, this.tables[table]);
    }
    for (const { table, id, row } of revised) reviseRow(this.tables, table, id, row as never);
    for (const name of objects) this.objects.push(name);
  }
}

/** The log must keep no more problems than the one that the news come from. */
export function tellProblems(log: ProblemLog, news: ProblemNews): void {
  for (const problem of news.listed) log.add(problem);
  log.total += news.unlisted;
  log.errors += news.unlistedErrors;
}
