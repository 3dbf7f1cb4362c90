/** The reading side: what a reader gives goes into the ring and, what is not operations, into messages. */
import { objectStyle, ProblemWatch, TableWatch } from '../../trace/news.js';
import type { TraceConsumer } from '../../trace/formats/index.js';
import type { ProblemLog } from '../../trace/problems.js';
import type { ReadingMessage } from './messages.js';
import { RingWriter, type BatchRing } from './ring.js';

export interface TraceSender {
  readonly consumer: TraceConsumer;
  /** Says that there is no more. */
  end(): void;
}

export function createSender(
  ring: BatchRing,
  problems: ProblemLog,
  post: (message: ReadingMessage) => void,
): TraceSender {
  const writer = new RingWriter(ring);
  const problemWatch = new ProblemWatch(problems);
  let tableWatch: TableWatch | undefined;
  const consumer: TraceConsumer = ({ format, tables }) => {
    const watch = (tableWatch = new TableWatch(tables));
    const objects = objectStyle(tables);
    post({ kind: 'opened', format, objects, problems: problemWatch.take() });
    return (operations) => {
      writer.write(operations);
      const { length } = operations;
      post({ kind: 'batch', length, tables: watch.take(), problems: problemWatch.take() });
    };
  };
  const end = () => {
    post({ kind: 'end', tables: tableWatch?.take(), problems: problemWatch.take() });
  };
  return { consumer, end };
}
