/** Shuffled runs: possible, consistent in what they read, the same for the same seed, and worth learning from. */
import { describe, expect, it } from 'vitest';
import { Shuffler } from '../../../../server/src/detect/commutativity/shuffle/shuffle.js';
import { OperationStore, operationAt, type Operation } from '../../../../server/src/trace/batch.js';
import { createSemanticCheck } from '../../../../server/src/trace/check/index.js';
import { createRacetraceReader } from '../../../../server/src/trace/formats/racetrace/reader.js';
import { createRacetraceWriter } from '../../../../server/src/trace/formats/racetrace/writer.js';
import { OpKind, ValueKind } from '../../../../server/src/trace/operations.js';
import { ProblemLog } from '../../../../server/src/trace/problems.js';
import type { TraceTables } from '../../../../server/src/trace/tables.js';
import { conditionLines, learnFrom } from '../../../support/commutativity/learn-and-detect.js';
import { randomAppTrace } from '../../../support/commutativity/random-app-trace.js';
import { readText } from '../../../support/read-trace.js';

interface Shuffled {
  readonly operations: readonly Operation[];
  readonly tables: TraceTables;
  readonly store: OperationStore;
}

function shuffle(text: string, seed: number): Shuffled | undefined {
  const { store, tables } = readText(createRacetraceReader, text);
  const shuffled = new OperationStore();
  const shuffler = new Shuffler({ format: 'racetrace', tables, store });
  if (!shuffler.shuffle({ seed }, shuffled.append)) return undefined;
  const operations = Array.from({ length: shuffled.length }, (_, at) =>
    operationAt(shuffled.columns, at),
  );
  return { operations, tables, store: shuffled };
}

function textOf({ store, tables }: Shuffled): string {
  const parts: string[] = [];
  const writer = createRacetraceWriter(tables, (part) => parts.push(part));
  writer.sink({ ...store.columns, length: store.length });
  writer.end();
  return parts.join('');
}

function problemsOf({ store, tables }: Shuffled): number {
  const problems = new ProblemLog();
  const check = createSemanticCheck(tables, 'racetrace', problems);
  check.sink({ ...store.columns, length: store.length });
  check.end();
  return problems.total;
}

/** Reads whose value is not that of the last write before them. */
function wrongReads(operations: readonly Operation[]): number {
  const memory = new Map<string, Operation>();
  return operations.filter((each) => {
    const location = `${each.a} ${each.b}`;
    if (each.kind === OpKind.Write) memory.set(location, each);
    const last = memory.get(location);
    if (each.kind !== OpKind.Read || each.valueKind === ValueKind.None || last === undefined) {
      return false;
    }
    if (last.valueKind === ValueKind.None) return false;
    return last.valueKind !== each.valueKind || last.value !== each.value;
  }).length;
}

describe('shuffled runs', () => {
  it('can happen, hold every operation, and read what was written last', () => {
    let found = 0;
    for (let seed = 0; seed < 120; seed++) {
      const text = randomAppTrace(seed, 80);
      const shuffled = shuffle(text, seed);
      if (shuffled === undefined) continue;
      found++;
      const recorded = readText(createRacetraceReader, text);
      expect(problemsOf(shuffled), `seed ${seed}`).toBeLessThanOrEqual(problemsOf(recorded));
      expect(wrongReads(shuffled.operations), `seed ${seed}`).toBe(0);
      const kinds = (operations: readonly Operation[]) =>
        operations.map(({ kind, thread, a, b, site }) => [kind, thread, a, b, site].join()).sort();
      expect(kinds(shuffled.operations)).toEqual(kinds(recorded.operations));
    }
    expect(found).toBeGreaterThan(20);
  });

  it('are the same for the same seed, and differ for others', () => {
    const texts = Array.from({ length: 40 }, (_, seed) => randomAppTrace(seed, 120));
    const shuffled = (seed: number) =>
      texts.map((text) => shuffle(text, seed)).map((each) => each && textOf(each));
    const [one, again, other] = [1, 1, 2].map(shuffled);
    expect(one).toEqual(again);
    expect(one).not.toEqual(other);
  });
});

/** Two posts of two threads; in the recording the one that writes always comes first. */
const APART = `racetrace 1
thread t1 looper main
thread t2 worker A
thread t3 worker B
queue q1 looper main
field f1 org.app.Act.ready
callback c1 message org.app.Act onLoad
callback c2 message org.app.Act onShow
t1 init
t2 init
t3 init
t1 attach q1
t1 loop q1
t2 post e1 q1 c1
t3 post e2 q1 c2
t1 begin e1
t1 write o1.f1 =true
t1 end e1
t1 begin e2
t1 read o1.f1 =true
t1 end e2`;

describe('learning from shuffled runs', () => {
  it('unlearns what was only the order of the recording', () => {
    const recorded = Array.from({ length: 10 }, () => APART);
    expect(conditionLines(learnFrom(recorded))).toEqual(['org.app.Act.onShow: this.ready == true']);
    const others = [1, 2, 3].map((seed) => textOf(shuffle(APART, seed)!));
    expect(conditionLines(learnFrom([...recorded, ...others]))).toEqual([]);
  });
});
