/** What the rules of pairs do with their channels, for the kinds that long traces are full of. */
import { describe, expect, it } from 'vitest';
import { PairRules } from '../../../server/src/causality/android/pair-rules.js';
import { ruleOfChannel, type Channels } from '../../../server/src/causality/android/rule.js';
import { Segments, type Model } from '../../../server/src/causality/android/segments.js';
import { createRacetraceReader } from '../../../server/src/trace/formats/racetrace/reader.js';
import { readText } from '../../support/read-trace.js';

const DECLARATIONS = [
  'racetrace 1',
  'thread t1 looper main',
  'thread t2 worker w',
  'thread t3 binder b',
  'queue q1 looper main',
  'field f1 A.x',
  'field f2 A.flag volatile',
].join('\n');

/** The rules that act on channels at each line, with what they do: `+` gathers, `=` replaces. */
function actions(model: Model, lines: readonly string[]): string[] {
  const text = [DECLARATIONS, ...lines].join('\n');
  const { store, tables } = readText(createRacetraceReader, text);
  let done: string[] = [];
  const note = (sign: string) => (key: number) => {
    done.push(`${sign}${ruleOfChannel(key)}`);
  };
  const channels: Channels = {
    acquire: note('<'),
    replace: note('='),
    gather: note('+'),
    clear: note('-'),
  };
  const segments = new Segments(tables, model);
  const joinThread = (thread: number) => done.push(`thread ${thread}`);
  const rules = new PairRules(tables, channels, { model, joinThread });
  return lines.map((_, index) => {
    done = [];
    const segment = segments.take(store.columns, index);
    rules.before(store.columns, index, segment);
    rules.after(store.columns, index, segment);
    return done.join(' ');
  });
}

describe('rules of pairs', () => {
  it('leave plain accesses alone, and order volatile ones', () => {
    const lines = ['t2 nop', 't2 read f1', 't2 write f1', 't2 write f2', 't2 read f2'];
    const wanted = ['<FORK', '', '', '+VOLATILE', '<VOLATILE'];
    expect(actions('threads', lines)).toEqual(wanted);
  });

  it('look at the shared side of a lock only where there is one', () => {
    const lines = [
      't2 nop',
      't2 lock o1',
      't2 unlock o1',
      't2 lock o1 shared',
      't2 unlock o1 shared',
      't2 lock o1',
      't2 unlock o1',
      't2 lock o1',
    ];
    const exclusive = ['<LOCK', '=LOCK'];
    const shared = ['<LOCK', '+LOCK'];
    const after = ['<LOCK <LOCK -LOCK', '=LOCK', '<LOCK'];
    expect(actions('threads', lines)).toEqual(['<FORK', ...exclusive, ...shared, ...after]);
  });

  it('order no locks in the android model', () => {
    expect(actions('android', ['t2 init', 't2 lock o1', 't2 unlock o1']).slice(1)).toEqual([
      '',
      '',
    ]);
  });

  it('gather the end of a task, and all that is between tasks, for the end of the loop', () => {
    const lines = ['t1 loop q1', 't1 begin e1', 't1 read f1', 't1 end e1', 't1 read f1', 't1 exit'];
    const [, , read, end, between, exit] = actions('android', lines);
    expect(read).toBe('');
    expect(end).toBe('+LOOPEND');
    expect(between).toBe('<FORK <START <LOOPBEGIN +LOOPEND');
    expect(exit).toBe('<LOOPEND -LOOPEND =JOIN +LOOPEND');
  });

  it('ask for the thread itself where its exit is not recorded', () => {
    expect(actions('threads', ['t2 nop', 't1 join t2'])[1]).toBe('<FORK thread 2');
  });
});
