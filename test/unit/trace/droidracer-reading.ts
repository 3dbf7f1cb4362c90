/** Reads text as a DroidRacer log or an EM-Explorer trace and keeps everything that comes out. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { operationAt, OperationStore, type Operation } from '../../../server/src/trace/batch.js';
import { createDroidRacerReader } from '../../../server/src/trace/formats/droidracer.js';
import {
  createEmExplorerReader,
  type Dependence,
} from '../../../server/src/trace/formats/em-explorer.js';
import type { OpKind } from '../../../server/src/trace/operations.js';
import { ProblemLog } from '../../../server/src/trace/problems.js';
import type { CreateReader } from '../../../server/src/trace/reader.js';
import type { TraceTables } from '../../../server/src/trace/tables.js';

export interface Reading {
  readonly operations: Operation[];
  readonly tables: TraceTables;
  readonly problems: ProblemLog;
  readonly batches: number[];
}

export function readWith(
  create: CreateReader,
  input: string | Uint8Array,
  chunk = Infinity,
): Reading {
  const store = new OperationStore();
  const problems = new ProblemLog();
  const batches: number[] = [];
  const reader = create((operations) => {
    batches.push(operations.length);
    store.append(operations);
  }, problems);
  const bytes = typeof input === 'string' ? new TextEncoder().encode(input) : input;
  for (let at = 0; at < bytes.length; at += chunk) reader.push(bytes.slice(at, at + chunk));
  reader.end();
  const operations = Array.from({ length: store.length }, (_, index) =>
    operationAt(store.columns, index),
  );
  return { operations, tables: reader.tables, problems, batches };
}

export function readLog(input: string | Uint8Array, chunk?: number): Reading {
  return readWith(createDroidRacerReader, input, chunk);
}

export function readTrace(
  input: string | Uint8Array,
  dependences?: readonly Dependence[],
  chunk?: number,
): Reading {
  const create: CreateReader = (sink, problems) =>
    createEmExplorerReader(sink, problems, dependences);
  return readWith(create, input, chunk);
}

export function codes(reading: Reading): string[] {
  return reading.problems.list().map((problem) => `${problem.line} ${problem.code}`);
}

export function countOf(reading: Reading, ...kinds: readonly OpKind[]): number {
  return reading.operations.filter((operation) => kinds.includes(operation.kind)).length;
}

/** Recorded traces that are not part of the project; tests on them are skipped where absent. */
export const RECORDED = fileURLToPath(new URL('../../../../shared/traces/', import.meta.url));

export function recorded(path: string): string {
  return readFileSync(RECORDED + path, 'utf8');
}
