/**
 * Reads the trace.txt of EM-Explorer, a dialect of DroidRacer's log in which everything that the
 * platform does is said with threads: posts name their real destination, and binder threads, delays
 * and the user are threads of their own. A line counts only if it begins with a digit and is longer
 * than two characters. With it goes a list of dependences (em-explorer/dependences.ts), which become
 * signals and awaits between the operations.
 */
import type { ByteLines } from '../byte-lines.js';
import { BatchWriter, type OperationSink } from '../batch.js';
import { Flag, OpKind } from '../operations.js';
import type { ProblemLog } from '../problems.js';
import type { TraceReader } from '../reader.js';
import type { Draft } from './droidracer/draft.js';
import { EM_EXPLORER } from './droidracer/opcodes.js';
import { OperationLines } from './droidracer/operation-lines.js';
import { createTextLines } from './droidracer/text-lines.js';
import { DependenceOrder, type Dependence } from './em-explorer/dependences.js';

export { parseDependences, type Dependence } from './em-explorer/dependences.js';

export function createEmExplorerReader(
  sink: OperationSink,
  problems: ProblemLog,
  dependences: readonly Dependence[] = [],
): TraceReader {
  return new EmExplorerReader(sink, problems, dependences);
}

function counts(text: string): boolean {
  return text.length > 2 && /^\d/.test(text);
}

class EmExplorerReader implements TraceReader {
  readonly format = 'em-explorer';
  private readonly operations: OperationLines;
  private readonly lines: ByteLines;
  private readonly writer: BatchWriter;
  private readonly order: DependenceOrder;

  constructor(sink: OperationSink, problems: ProblemLog, dependences: readonly Dependence[]) {
    this.operations = new OperationLines(EM_EXPLORER, problems);
    this.writer = new BatchWriter(sink);
    this.order = new DependenceOrder(dependences, problems);
    this.lines = createTextLines(problems, (text, line) => {
      if (counts(text)) this.readLine(text, line);
    });
  }

  get tables() {
    return this.operations.names.tables;
  }

  push(bytes: Uint8Array): void {
    this.lines.push(bytes);
  }

  end(): void {
    this.lines.end();
    this.writer.flush();
    this.order.end();
  }

  private readLine(text: string, line: number): void {
    const operation = this.operations.read(text, line);
    if (operation === undefined) return;
    const { number } = operation;
    for (const handle of this.order.awaitedBefore(number)) {
      this.addSynthetic(OpKind.Await, handle, operation);
    }
    this.writer.add(operation);
    for (const handle of this.order.signalledAfter(number, line)) {
      this.addSynthetic(OpKind.Signal, handle, operation);
    }
  }

  private addSynthetic(kind: OpKind, handle: number, beside: Draft): void {
    const { thread, line, number } = beside;
    this.writer.add({ kind, thread, line, number, a: handle, flags: Flag.Synthetic });
  }
}
