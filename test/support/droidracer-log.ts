/** Short logs in DroidRacer's format for tests: one main looper, lines numbered by hand or counted. */
import { buildDroidRacerOrder } from '../../server/src/causality/droidracer/order.js';
import { isAccess } from '../../server/src/trace/operations.js';
import { readAny, type AnyTrace } from './read-any-trace.js';

const BANNER = 'Android bug-checker log messages ';
const MAIN = ['START', 'THREADINIT tid:1', 'ATTACH-Q tid:1 queue:11', 'LOOP tid:1 queue:11'];

/** Numbers the operations; lines that begin with `rwId` have numbers of their own. */
export function numbered(lines: readonly string[]): string {
  let opId = 0;
  return lines.map((line) => (line.startsWith('rwId') ? line : `${++opId} ${line}`)).join('\n');
}

/** A log of a main looper (thread 1): operations 1 to 4, then the lines given, from 5 on. */
export function mainLog(...lines: readonly string[]): string {
  return numbered([...MAIN, ...lines]);
}

export function fromBinder(task: number, delay = 0): string[] {
  return [
    'NATIVE-ENTRY tid:3thread-name:Binder Thread #1',
    `POST src:3 msg:${task} dest:-1 delay:${delay}`,
    'NATIVE-EXIT tid:3thread-name:Binder Thread #1',
  ];
}

export function runTask(task: number, ...body: readonly string[]): string[] {
  return [`CALL tid:1 msg:${task}`, ...body, `RET tid:1 msg:${task}`];
}

/** One access and its block, which has the same number. */
export function access(number: number, kind: 'READ' | 'WRITE', thread = 1): string[] {
  return [
    `rwId:${number} ${kind} tid:${thread} obj:0x1 class:La/B; field:8`,
    `ACCESS tid:${thread} accessId:${number}`,
  ];
}

export function orderOf(trace: AnyTrace, limit?: number) {
  const { reader, store, problems } = trace;
  return buildDroidRacerOrder(store, reader.tables, reader.format, problems, undefined, limit);
}

/** Short logs do not tell that they are DroidRacer's. */
export function readLog(text: string): AnyTrace {
  return readAny(`${BANNER}\n${text}`);
}

/** The position of access rwId. */
export function accessAt({ operations }: AnyTrace, rwId: number): number {
  return operations.findIndex(({ kind, number }) => isAccess(kind) && number === rwId);
}

/** The position of operation opId. */
export function operationOf({ operations }: AnyTrace, opId: number): number {
  return operations.findIndex(({ kind, number }) => !isAccess(kind) && number === opId);
}
