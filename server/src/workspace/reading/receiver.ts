/** The analysing side: gives a consumer what a reader in the same thread would give it, and when it would. */
import type { OperationSink } from '../../trace/batch.js';
import type { TraceConsumer } from '../../trace/formats/index.js';
import { tellProblems, ToldTables, type TableNews } from '../../trace/news.js';
import type { ProblemLog } from '../../trace/problems.js';
import type { OpenTrace } from '../../trace/reader.js';
import type { Opened, ReadingMessage } from './messages.js';
import { RingReader, type BatchRing } from './ring.js';

export class TraceReceiver {
  /** The thread has said something; from then on it can fail, but not fail to start. */
  isStarted = false;
  isEnded = false;
  /** Undefined as long as it is not known what it is, or for good if it is no trace. */
  trace: OpenTrace | undefined;
  private told: ToldTables | undefined;
  private sink: OperationSink = () => undefined;
  private readonly batches: RingReader;

  constructor(
    ring: BatchRing,
    private readonly consumer: TraceConsumer,
    private readonly problems: ProblemLog,
  ) {
    this.batches = new RingReader(ring);
  }

  take(message: ReadingMessage): void {
    this.isStarted = true;
    if (message.kind === 'started') return;
    tellProblems(this.problems, message.problems);
    if (message.kind === 'opened') this.open(message);
    else this.learn(message.tables);
    if (message.kind === 'batch') this.batches.read(message.length, this.sink);
    this.isEnded = message.kind === 'end';
  }

  private open({ format, objects }: Opened): void {
    this.told = new ToldTables(objects);
    this.trace = { format, tables: this.told.tables };
    this.sink = this.consumer(this.trace);
  }

  private learn(news: TableNews | undefined): void {
    if (news !== undefined) this.told?.tell(news);
  }
}
